import { isIdentifier, pageParameter, readPage, withParameters } from '../../platform/address.ts';

export const teamPageSize = 50;
const teamStatuses = ['active', 'inactive'] as const;
export type TeamStatus = (typeof teamStatuses)[number];

/** What the list shows of all teams, as the address bar holds it. */
export interface TeamFilters {
  /** From 1. */
  page: number;
  search?: string;
  departmentId?: string;
  status?: TeamStatus;
}

const longestSearch = 200;

/** Reads the filters from the address; what it does not know counts as not given. */
export function readTeamFilters(address: URLSearchParams): TeamFilters {
  const search = address.get('search')?.trim().slice(0, longestSearch);
  const departmentId = address.get('department');
  const status = teamStatuses.find((each) => each === address.get('status'));
  return {
    page: readPage(address),
    ...(search && { search }),
    ...(isIdentifier(departmentId) && { departmentId }),
    ...(status && { status }),
  };
}

/** The address with the filters in it, short: what is as usual is left out, what is foreign stays. */
export function writeTeamFilters(address: URLSearchParams, filters: TeamFilters): URLSearchParams {
  const { search, departmentId: department, status, page } = filters;
  return withParameters(address, { search, department, status, page: pageParameter(page) });
}

export function isFiltered({ search, departmentId, status }: TeamFilters): boolean {
  return search !== undefined || departmentId !== undefined || status !== undefined;
}

/** The query of the list call. */
export function teamListInput({ page, search, departmentId, status }: TeamFilters) {
  return {
    page,
    limit: teamPageSize,
    ...(search !== undefined && { search }),
    ...(departmentId !== undefined && { departmentId }),
    ...(status !== undefined && { isActive: status === 'active' ? 'true' : 'false' }),
  };
}
