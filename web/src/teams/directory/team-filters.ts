import { addressFilters, identifier, oneOf, pageNumber, textUpTo } from '../../platform/address.ts';

export const teamPageSize = 50;
export const longestTeamSearch = 200;
const teamStatuses = ['active', 'inactive'] as const;
export type TeamStatus = (typeof teamStatuses)[number];

/** What the list shows of all teams. */
export interface TeamFilters {
  search?: string | undefined;
  departmentId?: string | undefined;
  status?: TeamStatus | undefined;
  page: number;
}

export const teamFilters = addressFilters<TeamFilters>({
  search: textUpTo(longestTeamSearch, 'search'),
  departmentId: identifier('department'),
  status: oneOf('status', teamStatuses),
  page: pageNumber,
});

/** The query of the list call. */
export function teamListInput({ status, ...filters }: TeamFilters) {
  return {
    ...filters,
    limit: teamPageSize,
    ...(status && { isActive: status === 'active' ? 'true' : 'false' }),
  };
}
