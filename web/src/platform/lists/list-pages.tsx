import { useEffect } from 'react';
import { Pagination } from '../../ui/data/pagination.tsx';
import type { Filtering } from './address.ts';

type ListPagesProps = Pick<Filtering<{ page: number }>, 'filters' | 'showPage'> & {
  /** What is paged, such as 'entries'. */
  label: string;
  totalPages: number;
  /** Whether the list is still that of another page or filter. */
  isOutdated: boolean;
};

/** The pages of a list; leads to the last one when the page in the address is gone, as with its last row. */
export function ListPages({ label, filters: { page }, showPage, totalPages, isOutdated }: ListPagesProps) {
  const lastPage = isOutdated ? page : Math.max(1, totalPages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: showPage changes with each render.
  useEffect(() => {
    if (page > lastPage) showPage((present) => Math.min(present, lastPage), { replace: true });
  }, [page, lastPage]);
  return <Pagination label={label} page={page} totalPages={totalPages} onPageChange={showPage} />;
}
