import { useEffect } from 'react';
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

/** Leads to the last page when the page in the address is gone, as after the last row of it was deleted. */
export function useExistingPage(
  page: number,
  totalPages: number | undefined,
  showPage: (page: number) => void,
): void {
  const lastPage = Math.max(1, totalPages ?? page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: showPage is made anew with each render.
  useEffect(() => {
    if (page > lastPage) showPage(lastPage);
  }, [page, lastPage]);
}
