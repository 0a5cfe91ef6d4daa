import { type ReactNode, useLayoutEffect } from 'react';
import { classNames } from './class-names.ts';
import { countLoadingArea } from './page-data.ts';

/** A grey placeholder; size it with classes ('h-4 w-32'). */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-md bg-hovered', className)} />;
}

/** Skeleton rows of a list or table: a round avatar, two lines and a badge each. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div className="flex flex-col divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center gap-3 py-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-6 w-20" />
        </div>
      ))}
    </div>
  );
}

/** Skeleton of a list or table. */
export function SkeletonList({ label, rows }: { label: string; rows?: number }) {
  return (
    <SkeletonArea label={label}>
      <SkeletonRows {...(rows !== undefined && { rows })} />
    </SkeletonArea>
  );
}

/** Announces once to screen readers that the content is loading. */
export function SkeletonArea({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  useLayoutEffect(countLoadingArea, []);
  return (
    <div role="status" data-loading aria-label={label} className={classNames('w-full', className)}>
      {children}
    </div>
  );
}
