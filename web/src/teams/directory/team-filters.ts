import { addressFilters, identifier, oneOf, pageNumber, textUpTo } from '../../platform/lists/address.ts';

export const teamPageSize = 50;
export const longestTeamSearch = 200;
const teamStatuses = ['active', 'inactive'] as const;
export type TeamStatus = (typeof teamStatuses)[number];

/** Filters of the team list. */
export interface TeamFilters {
  search?: string | undefined;
  departmentId?: string | undefined;
  status?: TeamStatus | undefined;
  /** Only the viewer's own teams; a page of its own rather than a filter. */
  isOwn?: boolean | undefined;
  page: number;
}

export const teamFilters = addressFilters<Omit<TeamFilters, 'isOwn'>>({
  search: textUpTo(longestTeamSearch, 'search'),
  departmentId: identifier('department'),
  status: oneOf('status', teamStatuses),
  page: pageNumber,
});

/** Input of the list call. */
export function teamListInput({ page, ...filters }: TeamFilters) {
  return { ...teamExportInput(filters), page, limit: teamPageSize };
}

/** Input of the export call. */
export function teamExportInput({ status, isOwn, ...filters }: Omit<TeamFilters, 'page'>) {
  return {
    ...filters,
    ...(isOwn && { mine: 'true' }),
    ...(status && { isActive: status === 'active' ? 'true' : 'false' }),
  };
}
