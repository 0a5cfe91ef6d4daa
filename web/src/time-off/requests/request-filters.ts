import type { ListRequests } from '@almanac/domain/time-off/requests/schema';
import {
  type RequestStatus,
  requestStatuses,
  type TimeOffType,
  timeOffTypes,
} from '@almanac/domain/time-off/requests/vocabulary';

const pageSize = 10;
const sortFields = ['createdAt', 'startDate'] as const;
const sortOrders = ['desc', 'asc'] as const;

/** What a list shows of all requests, as the address bar holds it. */
export interface RequestFilters {
  /** From 1. */
  page: number;
  status?: RequestStatus;
  type?: TimeOffType;
  sortBy: ListRequests['sortBy'];
  sortOrder: ListRequests['sortOrder'];
}

export const defaultFilters: RequestFilters = { page: 1, sortBy: 'createdAt', sortOrder: 'desc' };

/** Reads the filters from the address; what it does not know counts as not given. */
export function readFilters(address: URLSearchParams): RequestFilters {
  const status = oneOf(requestStatuses, address.get('status'));
  const type = oneOf(timeOffTypes, address.get('type'));
  return {
    page: readPage(address),
    ...(status && { status }),
    ...(type && { type }),
    sortBy: oneOf(sortFields, address.get('sortBy')) ?? defaultFilters.sortBy,
    sortOrder: oneOf(sortOrders, address.get('sortOrder')) ?? defaultFilters.sortOrder,
  };
}

/** Reads the shown page from the address; the first where it names none. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The address with the filters in it, short: what is as usual is left out, what is foreign stays. */
export function writeFilters(address: URLSearchParams, filters: RequestFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  const values = { ...filters, page: String(filters.page) };
  for (const name of ['page', 'status', 'type', 'sortBy', 'sortOrder'] as const) {
    const value = values[name];
    if (value === undefined || value === String(defaultFilters[name])) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function isFiltered({ status, type }: RequestFilters): boolean {
  return status !== undefined || type !== undefined;
}

/** The query of the list calls. */
export function listInput({ status, type, ...rest }: RequestFilters) {
  return { ...rest, limit: pageSize, ...(status && { status: [status] }), ...(type && { type: [type] }) };
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
