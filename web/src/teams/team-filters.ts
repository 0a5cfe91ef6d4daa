export const teamPageSize = 50;
export const teamStatuses = ['active', 'inactive'] as const;
export type TeamStatus = (typeof teamStatuses)[number];

/** What the list shows of all teams, as the address bar holds it. */
export interface TeamFilters {
  /** From 1. */
  page: number;
  search?: string;
  departmentId?: string;
  status?: TeamStatus;
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const longestSearch = 200;

/** Whether the text of an address can be the identifier of something. */
export function isIdentifier(text: string | null | undefined): text is string {
  return typeof text === 'string' && idPattern.test(text);
}

/** Reads the filters from the address; what it does not know counts as not given. */
export function readTeamFilters(address: URLSearchParams): TeamFilters {
  const page = Number(address.get('page'));
  const search = address.get('search')?.trim().slice(0, longestSearch);
  const departmentId = address.get('department');
  const status = teamStatuses.find((each) => each === address.get('status'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    ...(search && { search }),
    ...(isIdentifier(departmentId) && { departmentId }),
    ...(status && { status }),
  };
}

/** The address with the filters in it, short: what is as usual is left out, what is foreign stays. */
export function writeTeamFilters(address: URLSearchParams, filters: TeamFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  const values = {
    search: filters.search,
    department: filters.departmentId,
    status: filters.status,
    page: filters.page === 1 ? undefined : String(filters.page),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
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
