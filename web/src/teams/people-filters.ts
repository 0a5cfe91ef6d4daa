import { addressFilters, pageNumber, textUpTo } from '../platform/lists/address.ts';
import type { PeopleFilters } from './members/api.ts';

export const longestPeopleSearch = 200;

/** Filters of the people list, stored in the URL. */
export const peopleFilters = addressFilters<PeopleFilters>({
  search: textUpTo(longestPeopleSearch, 'search'),
  page: pageNumber,
});
