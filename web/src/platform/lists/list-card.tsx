import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { Loaded } from './loaded.tsx';

interface ListCardProps<Rows> {
  /** Names the list, as 'Work schedules'. */
  label: string;
  query: Pick<UseQueryResult<Rows>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The title of the error where the list does not come. */
  failure: string;
  /** How many rows stand in its place until it is there. */
  rows: number;
  children: (rows: Rows) => ReactNode;
}

/** A list that is not paged, in a card of its own. */
export function ListCard<Rows>({ label, query, failure, rows, children }: ListCardProps<Rows>) {
  return (
    <Card>
      <section aria-label={label} aria-busy={query.isFetching}>
        <Loaded
          query={query}
          failure={failure}
          skeleton={<SkeletonList label={`Loading the ${label.toLowerCase()}`} rows={rows} />}
        >
          {children}
        </Loaded>
      </section>
    </Card>
  );
}
