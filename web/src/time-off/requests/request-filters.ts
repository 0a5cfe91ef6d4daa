import type { ListRequests } from '@almanac/domain/time-off/requests/schema';
import { type RequestStatus, requestStatuses } from '@almanac/domain/time-off/requests/vocabulary';
import {
  addressFilters,
  calendarDate,
  codeOf,
  firstByDefault,
  identifier,
  oneOf,
  pageNumber,
} from '../../platform/lists/address.ts';

const pageSize = 10;

export interface RequestFilters {
  page: number;
  status?: RequestStatus | undefined;
  type?: string | undefined;
  requesterId?: string | undefined;
  departmentId?: string | undefined;
  teamId?: string | undefined;
  /** Requests that overlap the period. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  sortBy: ListRequests['sortBy'];
  sortOrder: ListRequests['sortOrder'];
}

export const requestFilters = addressFilters<RequestFilters>({
  page: pageNumber,
  status: oneOf('status', requestStatuses),
  type: codeOf('type'),
  requesterId: identifier('person'),
  departmentId: identifier('department'),
  teamId: identifier('team'),
  startDate: calendarDate('from'),
  endDate: calendarDate('to'),
  sortBy: firstByDefault('sortBy', ['createdAt', 'startDate']),
  sortOrder: firstByDefault('sortOrder', ['desc', 'asc']),
});

/** Input of the list calls. */
export function listInput({ page, ...filters }: RequestFilters) {
  return { ...exportInput(filters), page, limit: pageSize };
}

/** Input of the export call. */
export function exportInput({ status, type, ...rest }: Omit<RequestFilters, 'page'>) {
  return { ...rest, ...(status && { status: [status] }), ...(type && { type: [type] }) };
}
