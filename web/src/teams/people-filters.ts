import { addressFilters, pageNumber, textUpTo } from '../platform/lists/address.ts';
import type { PeopleFilters } from './members/api.ts';

export const longestPeopleSearch = 200;

/** Whom the list of people shows, as the address bar holds it. */
export const peopleFilters = addressFilters<PeopleFilters>({
  search: textUpTo(longestPeopleSearch, 'search'),
  page: pageNumber,
});
