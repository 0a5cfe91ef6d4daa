import { useEffect } from 'react';
import type { ShowPage } from './address.ts';

/** Leads to the last page when the page in the address is gone, as after the last row of it was deleted. */
export function useExistingPage(page: number, totalPages: number | undefined, showPage: ShowPage): void {
  const lastPage = Math.max(1, totalPages ?? page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: showPage is made anew with each render.
  useEffect(() => {
    if (page > lastPage) showPage((present) => Math.min(present, lastPage), { replace: true });
  }, [page, lastPage]);
}
