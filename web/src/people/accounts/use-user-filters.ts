import { useSearchParams } from 'react-router';
import { readUserFilters, type UserFilters, writeUserFilters } from './user-filters.ts';

/** The filters in the address, and how to change some of them; a change of anything else leads to page 1. */
export function useUserFilters() {
  const [address, setAddress] = useSearchParams();
  const showPage = (page: number) => {
    setAddress((present) => writeUserFilters(present, { ...readUserFilters(present), page }));
  };
  const change = (part: Partial<Omit<UserFilters, 'page'>>) => {
    setAddress((present) => writeUserFilters(present, { ...readUserFilters(present), ...part, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const clear = () =>
    change({ search: undefined, role: undefined, status: undefined, departmentId: undefined });
  return { filters: readUserFilters(address), showPage, change, clear };
}
