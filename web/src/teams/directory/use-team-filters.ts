import { useSearchParams } from 'react-router';
import { readTeamFilters, type TeamFilters, writeTeamFilters } from './team-filters.ts';

/** The filters in the address, and how to change some of them; a change of anything else leads to page 1. */
export function useTeamFilters() {
  const [address, setAddress] = useSearchParams();
  const filters = readTeamFilters(address);
  const showPage = (page: number) => {
    setAddress((present) => writeTeamFilters(present, { ...readTeamFilters(present), page }));
  };
  const change = (part: { [Name in keyof Omit<TeamFilters, 'page'>]: TeamFilters[Name] | undefined }) => {
    setAddress(
      (present) => {
        const { search, departmentId, status } = { ...readTeamFilters(present), ...part };
        return writeTeamFilters(present, {
          page: 1,
          ...(search && { search }),
          ...(departmentId && { departmentId }),
          ...(status && { status }),
        });
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    filters,
    showPage,
    change,
    clear: () => change({ search: '', departmentId: undefined, status: undefined }),
  };
}
