import type { ReactNode } from 'react';

interface PrintHeadingProps {
  /** Whose page it is. */
  name: ReactNode;
  /** Such as the company and the day of printing. */
  children: ReactNode;
}

/** Whose page it is and from when, for paper only. */
export function PrintHeading({ name, children }: PrintHeadingProps) {
  return (
    <p className="hidden justify-between gap-6 border-b border-line pb-2 text-sm print:flex">
      <span className="min-w-0 font-semibold">{name}</span>
      <span className="max-w-1/2 text-end text-ink-muted">{children}</span>
    </p>
  );
}
