import type { ReactNode } from 'react';

/** A term and what is known of it; stands in a description list. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="min-h-5 text-ink">{children}</dd>
    </div>
  );
}
