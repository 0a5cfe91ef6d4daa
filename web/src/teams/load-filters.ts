import { loadStates } from '@almanac/domain/teams/members/load-states';
import {
  addressFilters,
  calendarDate,
  identifier,
  oneOf,
  pageNumber,
  textUpTo,
} from '../platform/lists/address.ts';
import type { LoadFilters } from './members/api.ts';

export const longestLoadSearch = 200;

/** Filters and first week of the allocations page, stored in the URL. */
export const loadFilters = addressFilters<LoadFilters & { startDate?: string | undefined }>({
  search: textUpTo(longestLoadSearch, 'search'),
  departmentId: identifier('department'),
  teamId: identifier('team'),
  load: oneOf('load', loadStates),
  startDate: calendarDate('from'),
  page: pageNumber,
});
