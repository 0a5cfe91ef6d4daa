import { type Role, roles } from '@almanac/domain/people/role';

export const userPageSize = 50;
const userStatuses = ['active', 'inactive'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** What the list shows of all users, as the address bar holds it. */
export interface UserFilters {
  /** From 1. */
  page: number;
  search?: string | undefined;
  role?: Role | undefined;
  status?: UserStatus | undefined;
  departmentId?: string | undefined;
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const longestUserSearch = 200;

/** Reads the filters from the address; what it does not know counts as not given. */
export function readUserFilters(address: URLSearchParams): UserFilters {
  const departmentId = address.get('department') ?? '';
  return {
    page: readPage(address),
    search: address.get('search')?.trim().slice(0, longestUserSearch) || undefined,
    role: roles.find((each) => each === address.get('role')),
    status: userStatuses.find((each) => each === address.get('status')),
    departmentId: idPattern.test(departmentId) ? departmentId : undefined,
  };
}

/** Reads the shown page from the address; the first where it names none. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The address with the filters in it, short: what is as usual is left out, what is foreign stays. */
export function writeUserFilters(address: URLSearchParams, filters: UserFilters): URLSearchParams {
  const { search, role, status, departmentId: department, page } = filters;
  return withParameters(address, { search, role, status, department, page: pageParameter(page) });
}

/** The page as the address holds it: the first one is not named. */
export function pageParameter(page: number): string | undefined {
  return page === 1 ? undefined : String(page);
}

/** The address with the parameters set, or taken out where they have no value. */
export function withParameters(
  address: URLSearchParams,
  parameters: Record<string, string | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
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
