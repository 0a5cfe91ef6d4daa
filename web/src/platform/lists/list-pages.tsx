import { useEffect } from 'react';
import { Pagination } from '../../ui/data/pagination.tsx';
import type { Filtering } from './address.ts';

type ListPagesProps = Pick<Filtering<{ page: number }>, 'filters' | 'showPage'> & {
  /** Accessible name, such as 'entries'. */
  label: string;
  totalPages: number;
  /** Whether the list shown belongs to another page or filter. */
  isOutdated: boolean;
};

/** The pagination of a list. Redirects to the last page if the one in the address no longer exists. */
export function ListPages({ label, filters: { page }, showPage, totalPages, isOutdated }: ListPagesProps) {
  const lastPage = isOutdated ? page : Math.max(1, totalPages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: showPage changes with each render.
  useEffect(() => {
    if (page > lastPage) showPage((present) => Math.min(present, lastPage), { replace: true });
  }, [page, lastPage]);
  return <Pagination label={label} page={page} totalPages={totalPages} onPageChange={showPage} />;
}
