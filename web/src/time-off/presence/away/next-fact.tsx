import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';

interface NextFactProps {
  term: string;
  /** A second, smaller line. */
  detail?: ReactNode;
  /** Whether the text only states that nothing comes. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** Something that comes next, in a description list; always as tall as three lines. */
export function NextFact({ term, detail, isEmpty = false, children }: NextFactProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="flex min-h-17 min-w-0 flex-col">
        <span
          className={classNames(
            'text-lg wrap-anywhere',
            isEmpty ? 'text-ink-muted' : 'font-semibold text-ink',
          )}
        >
          {children}
        </span>
        {detail !== undefined && (
          <span className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">{detail}</span>
        )}
      </dd>
    </div>
  );
}

export function NextFactSkeleton({ term, label }: { term: string; label: string }) {
  return (
    <NextFact
      term={term}
      detail={
        <SkeletonArea label={label}>
          <Skeleton className="h-5 w-32" />
        </SkeletonArea>
      }
    >
      <Skeleton className="h-6 w-48 max-w-full" />
    </NextFact>
  );
}
