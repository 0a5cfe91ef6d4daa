import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { Loaded } from './loaded.tsx';

interface ListCardProps<Rows> {
  /** Name of the list, such as 'Work schedules'. */
  label: string;
  /** Such as 'Loading the schedules'. */
  loading: string;
  query: Pick<UseQueryResult<Rows>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Title of the error if loading fails. */
  failure: string;
  /** Number of skeleton rows. */
  rows: number;
  children: (rows: Rows) => ReactNode;
}

/** A card with a list that isn't paged. */
export function ListCard<Rows>({ label, loading, query, failure, rows, children }: ListCardProps<Rows>) {
  return (
    <Card>
      <section aria-label={label} aria-busy={query.isFetching}>
        <Loaded query={query} failure={failure} skeleton={<SkeletonList label={loading} rows={rows} />}>
          {children}
        </Loaded>
      </section>
    </Card>
  );
}
