import type { RequestPage } from '@almanac/domain/time-off/requests/schema';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { useRef } from 'react';
import { useAddressFilters } from '../platform/address.ts';
import { errorMessage } from '../platform/api-error.ts';
import { useExistingPage } from '../platform/use-existing-page.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { RequestRow } from './request-row.tsx';
import { deletionKey, type RequestListView, requestListQuery } from './requests/api.ts';
import { RequestFilterBar } from './requests/request-filter-bar.tsx';
import { requestFilters } from './requests/request-filters.ts';

const titles: Record<RequestListView, string> = {
  'my-requests': 'My Time Off Requests',
  'pending-approvals': 'Pending HR Approvals',
  all: 'All Time Off Requests',
};

const emptyTexts: Record<RequestListView, string> = {
  'my-requests': "You haven't submitted any time off requests yet.",
  'pending-approvals': 'No time off requests are pending HR approval.',
  all: 'No time off requests match your current filters.',
};

interface RequestListProps {
  view: RequestListView;
  /** The title is left out where the page already says it. */
  hasTitle?: boolean;
  hasFilters?: boolean;
}

export function RequestList({ view, hasTitle = true, hasFilters = true }: RequestListProps) {
  const { filters: chosen, showPage, change } = useAddressFilters(requestFilters);
  const filters = hasFilters ? chosen : { ...requestFilters.usual, page: chosen.page };
  const {
    data: list,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery(requestListQuery(view, filters));
  useExistingPage(filters.page, isPlaceholderData ? undefined : list?.pagination.totalPages, showPage);
  const deletions = useIsMutating({ mutationKey: deletionKey });
  const total = list && `${list.pagination.total - deletions} total requests`;
  const headingLevel = hasTitle ? 3 : 2;
  return (
    <Card {...(hasTitle && { title: titles[view], subtitle: total ?? (error ? undefined : 'Loading...') })}>
      <div className="flex flex-col gap-3" aria-busy={isFetching}>
        {!hasTitle && <p className="min-h-5 text-sm text-ink-muted">{total}</p>}
        {hasFilters && (
          <RequestFilterBar filters={filters} change={change} hasStatus={view !== 'pending-approvals'} />
        )}
        {list ? (
          <>
            <RequestRows
              list={list}
              view={view}
              emptyText={emptyTexts[requestFilters.isFiltered(filters) ? 'all' : view]}
              headingLevel={headingLevel}
            />
            <Pagination
              label="time off requests"
              page={filters.page}
              totalPages={list.pagination.totalPages}
              onPageChange={showPage}
            />
          </>
        ) : error ? (
          <ErrorState
            title="Error Loading Requests"
            message={errorMessage(error)}
            headingLevel={headingLevel}
            onRetry={() => refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <RequestListSkeleton />
        )}
      </div>
    </Card>
  );
}

interface RequestRowsProps {
  list: RequestPage;
  view: RequestListView;
  emptyText: string;
  headingLevel: 2 | 3;
}

function RequestRows({ list, view, emptyText, headingLevel }: RequestRowsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon={<CalendarX2 aria-hidden="true" />}
        title="No Requests Found"
        message={emptyText}
        headingLevel={headingLevel}
      />
    );
  }
  return (
    <ul ref={listRef} tabIndex={-1} aria-label="Requests" className="divide-y divide-line outline-none">
      {list.data.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          view={view}
          onLeave={() => listRef.current?.focus({ preventScroll: true })}
        />
      ))}
    </ul>
  );
}

function RequestListSkeleton() {
  return (
    <SkeletonArea label="Loading the requests" className="flex flex-col divide-y divide-line">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="flex flex-col gap-2 py-3">
          <div className="flex gap-3">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-6 flex-1" />
            <Skeleton className="h-6 w-32" />
          </div>
          <Skeleton className="h-5 w-3/5" />
        </div>
      ))}
    </SkeletonArea>
  );
}
