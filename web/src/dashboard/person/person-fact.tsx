import type { ReactNode } from 'react';

/** A fact in the description list of a person. */
export function PersonFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:gap-x-3">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}
