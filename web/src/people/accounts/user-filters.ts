import { type Role, roles } from '@almanac/domain/access/role';
import { addressFilters, identifier, oneOf, pageNumber, textUpTo } from '../../platform/lists/address.ts';

export const userPageSize = 50;
export const longestUserSearch = 200;
const userStatuses = ['active', 'inactive'] as const;
const gaps = ['sign-in', 'department', 'start'] as const;

/** Filters of the user list. */
export interface UserFilters {
  search?: string | undefined;
  role?: Role | undefined;
  status?: (typeof userStatuses)[number] | undefined;
  departmentId?: string | undefined;
  /** Only users without this record. */
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

/** Parameters of the list call. */
const filterOfGap = {
  'sign-in': 'hasSignedIn',
  department: 'hasDepartment',
  start: 'hasEmploymentStart',
} as const;

export function userListInput({ page, ...filters }: UserFilters) {
  return { ...userExportInput(filters), page, limit: userPageSize };
}

/** Input of the export call. */
export function userExportInput({ status, missing, ...filters }: Omit<UserFilters, 'page'>) {
  return {
    ...filters,
    ...(status && { isActive: status === 'active' ? 'true' : 'false' }),
    ...(missing && { [filterOfGap[missing]]: 'false' }),
  };
}
