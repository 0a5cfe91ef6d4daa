import { type Role, roles } from '@almanac/domain/access/role';
import { addressFilters, identifier, oneOf, pageNumber, textUpTo } from '../../platform/lists/address.ts';

export const userPageSize = 50;
export const longestUserSearch = 200;
const userStatuses = ['active', 'inactive'] as const;
const gaps = ['sign-in', 'department', 'start'] as const;

/** What the list shows of all users. */
export interface UserFilters {
  search?: string | undefined;
  role?: Role | undefined;
  status?: (typeof userStatuses)[number] | undefined;
  departmentId?: string | undefined;
  /** What they have not got yet. */
  missing?: (typeof gaps)[number] | undefined;
  page: number;
}

export const userFilters = addressFilters<UserFilters>({
  search: textUpTo(longestUserSearch, 'search'),
  role: oneOf('role', roles),
  status: oneOf('status', userStatuses),
  departmentId: identifier('department'),
  missing: oneOf('missing', gaps),
  page: pageNumber,
});

/** The query of the list call. */
const filterOfGap = {
  'sign-in': 'hasSignedIn',
  department: 'hasDepartment',
  start: 'hasEmploymentStart',
} as const;

export function userListInput({ page, ...filters }: UserFilters) {
  return { ...userExportInput(filters), page, limit: userPageSize };
}

/** The query of the call for all of them. */
export function userExportInput({ status, missing, ...filters }: Omit<UserFilters, 'page'>) {
  return {
    ...filters,
    ...(status && { isActive: status === 'active' ? 'true' : 'false' }),
    ...(missing && { [filterOfGap[missing]]: 'false' }),
  };
}
