import { useSearchParams } from 'react-router';
import { type RequestFilters, readFilters, writeFilters } from './request-filters.ts';

/** The filters in the address, and how to change some of them; a change of anything else leads to page 1. */
export function useRequestFilters() {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const showPage = (page: number) => {
    setAddress((present) => writeFilters(present, { ...readFilters(present), page }));
  };
  const change = (next: Omit<RequestFilters, 'page'>) => {
    setAddress((present) => writeFilters(present, { ...next, page: 1 }), { replace: true });
  };
  return { filters, showPage, change };
}
