import { addressFilters, identifier, oneOf, pageNumber, textUpTo } from '../../platform/lists/address.ts';

export const teamPageSize = 50;
export const longestTeamSearch = 200;
const teamStatuses = ['active', 'inactive'] as const;
export type TeamStatus = (typeof teamStatuses)[number];

/** What the list shows of all teams. */
export interface TeamFilters {
  search?: string | undefined;
  departmentId?: string | undefined;
  status?: TeamStatus | undefined;
  /** Only the viewer's own ones, which is no filter of the address but a page of its own. */
  isOwn?: boolean | undefined;
  page: number;
}

export const teamFilters = addressFilters<Omit<TeamFilters, 'isOwn'>>({
  search: textUpTo(longestTeamSearch, 'search'),
  departmentId: identifier('department'),
  status: oneOf('status', teamStatuses),
  page: pageNumber,
});

/** The query of the list call. */
export function teamListInput({ page, ...filters }: TeamFilters) {
  return { ...teamExportInput(filters), page, limit: teamPageSize };
}

/** The query of the call for all of them. */
export function teamExportInput({ status, isOwn, ...filters }: Omit<TeamFilters, 'page'>) {
  return {
    ...filters,
    ...(isOwn && { mine: 'true' }),
    ...(status && { isActive: status === 'active' ? 'true' : 'false' }),
  };
}
