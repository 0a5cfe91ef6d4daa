import { type Role, roles } from '@almanac/domain/access/role';
import { isIdentifier, pageParameter, readPage, withParameters } from '../../platform/address.ts';

export const userPageSize = 50;
const userStatuses = ['active', 'inactive'] as const;
type UserStatus = (typeof userStatuses)[number];

/** What the list shows of all users, as the address bar holds it. */
export interface UserFilters {
  /** From 1. */
  page: number;
  search?: string | undefined;
  role?: Role | undefined;
  status?: UserStatus | undefined;
  departmentId?: string | undefined;
}

export const longestUserSearch = 200;

/** Reads the filters from the address; what it does not know counts as not given. */
export function readUserFilters(address: URLSearchParams): UserFilters {
  const departmentId = address.get('department');
  return {
    page: readPage(address),
    search: address.get('search')?.trim().slice(0, longestUserSearch) || undefined,
    role: roles.find((each) => each === address.get('role')),
    status: userStatuses.find((each) => each === address.get('status')),
    departmentId: isIdentifier(departmentId) ? departmentId : undefined,
  };
}

/** The address with the filters in it, short: what is as usual is left out, what is foreign stays. */
export function writeUserFilters(address: URLSearchParams, filters: UserFilters): URLSearchParams {
  const { search, role, status, departmentId: department, page } = filters;
  return withParameters(address, { search, role, status, department, page: pageParameter(page) });
}

export function isFiltered({ search, role, status, departmentId }: UserFilters): boolean {
  return [search, role, status, departmentId].some((each) => each !== undefined);
}

/** The query of the list call. */
export function userListInput({ status, ...filters }: UserFilters) {
  return {
    ...filters,
    limit: userPageSize,
    ...(status && { isActive: status === 'active' ? 'true' : 'false' }),
  };
}
