import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { text } from '../messages/text.ts';

export type PaginationProps = {
  /** Accessible name, such as 'Time off requests'. */
  label: string;
  /** One-based. */
  page: number;
  totalPages: number;
  /** Called with an updater from the last requested page, which may not be shown yet. */
  onPageChange: (next: (present: number) => number) => void;
  className?: string;
};

/** Hidden if everything fits on one page. */
export function Pagination({ label, page, totalPages, onPageChange, className }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav
      aria-label={text('ui.pages', { label })}
      className={classNames('flex items-center justify-between gap-3', className)}
    >
      <p aria-live="polite" className="text-sm text-ink-muted">
        {text('ui.pageOf', { page, total: totalPages })}
      </p>
      <div className="flex gap-2">
        <Button
          size="small"
          icon={<ChevronLeft aria-hidden="true" />}
          isDisabled={page <= 1}
          onPress={() => onPageChange((present) => Math.max(present - 1, 1))}
        >
          {text('ui.previous')}
        </Button>
        <Button
          size="small"
          isDisabled={page >= totalPages}
          onPress={() => onPageChange((present) => Math.min(present + 1, totalPages))}
        >
          {text('ui.next')}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
