import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Download } from 'lucide-react';
import { type ComponentType, useRef } from 'react';
import { type Filtering, useAddressFilters } from '../../platform/lists/address.ts';
import { exportAddress } from '../../platform/lists/export-address.ts';
import { FileLink } from '../../platform/lists/file-link.tsx';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useCalmList } from '../../platform/lists/use-calm-list.ts';
import { useViewer } from '../../platform/session/session.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { deletionKey, type RequestListView, requestListQuery } from './api.ts';
import { PinnedRows } from './pinned-row.tsx';
import { RequestFilterBar } from './request-filter-bar.tsx';
import { exportInput, type RequestFilters, requestFilters } from './request-filters.ts';
import { RequestRow, type RowActions } from './request-row.tsx';
import { totalWithout, useLeaving } from './words/leaving.ts';

const titles: Record<RequestListView, string> = {
  'my-requests': 'My Time Off Requests',
  all: 'All Time Off Requests',
};

const emptyTexts: Record<RequestListView, string> = {
  'my-requests': "You haven't submitted any time off requests yet.",
  all: 'No time off requests match your current filters.',
};

/** Texts of the list while it shows pending requests. */
const ofPending = {
  title: 'Pending HR Approvals',
  emptyText: 'No time off requests are pending HR approval.',
};

function wordsOf(view: RequestListView, filters: RequestFilters): { title: string; emptyText: string } {
  const emptyText = emptyTexts[requestFilters.isFiltered(filters) ? 'all' : view];
  if (view !== 'all' || filters.status !== 'PENDING') return { title: titles[view], emptyText };
  const isMoreFiltered = requestFilters.isFiltered({ ...filters, status: undefined });
  return isMoreFiltered ? { ...ofPending, emptyText } : ofPending;
}

interface RequestListProps extends RowActions {
  view: RequestListView;
  /** False if the page has the title. */
  hasTitle?: boolean;
  hasFilters?: boolean;
  filterBar?: ComponentType<Filtering<RequestFilters>>;
  /** Limits the list to one person's requests. */
  requesterId?: string;
}

export function RequestList({
  view,
  hasTitle = true,
  hasFilters = true,
  filterBar: FilterBar = RequestFilterBar,
  requesterId,
  ...rowActions
}: RequestListProps) {
  const filtering = useAddressFilters(requestFilters);
  const { page } = filtering.filters;
  const shown = hasFilters ? filtering.filters : { ...requestFilters.fallback, page };
  const filters = requesterId === undefined ? shown : { ...shown, requesterId };
  const query = useQuery(requestListQuery(view, filters));
  const { data: list, error, isFetching } = query;
  const leaving = useLeaving(deletionKey, ({ id }: TimeOffRequest) => [id]);
  const total = list && `${totalWithout(list, leaving)} total requests`;
  const headingLevel = hasTitle ? 3 : 2;
  const { title, emptyText } = wordsOf(view, filters);
  return (
    <Card
      {...(hasTitle && {
        title,
        subtitle: total ?? (error ? undefined : 'Loading...'),
        actions: hasFilters && <RequestExport view={view} filters={filters} />,
      })}
    >
      <div className="flex flex-col gap-3" aria-busy={isFetching}>
        {!hasTitle && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="min-h-5 text-sm text-ink-muted">{total}</p>
            {hasFilters && <RequestExport view={view} filters={filters} />}
          </div>
        )}
        {hasFilters && <FilterBar {...filtering} />}
        <Loaded
          query={query}
          failure="Error Loading Requests"
          headingLevel={headingLevel}
          skeleton={<RequestListSkeleton />}
        >
          {({ data: requests, pagination }) => (
            <>
              <PinnedRows requests={requests}>
                {(shown) => (
                  <RequestRows
                    requests={shown}
                    view={view}
                    {...rowActions}
                    emptyText={emptyText}
                    headingLevel={headingLevel}
                  />
                )}
              </PinnedRows>
              <ListPages
                {...filtering}
                label="time off requests"
                totalPages={pagination.totalPages}
                isOutdated={query.isPlaceholderData}
              />
            </>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

/** Exports all filtered requests as a file. */
function RequestExport({ view, filters }: { view: RequestListView; filters: RequestFilters }) {
  const { id } = useViewer();
  const { page: _page, ...shown } = filters;
  const scope = view === 'my-requests' ? { requesterId: id } : {};
  return (
    <FileLink
      href={exportAddress('/vacation/export', { ...exportInput(shown), ...scope })}
      size="small"
      icon={<Download aria-hidden="true" />}
    >
      Export as CSV
    </FileLink>
  );
}

interface RequestRowsProps extends RowActions {
  requests: readonly TimeOffRequest[];
  view: RequestListView;
  emptyText: string;
  headingLevel: 2 | 3;
}

function RequestRows({ requests, view, emptyText, headingLevel, ...rowActions }: RequestRowsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const calm = useCalmList(
    listRef,
    requests.map(({ id, status }) => `${id} ${status}`),
  );
  if (requests.length === 0) {
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
    <ul
      ref={listRef}
      tabIndex={-1}
      aria-label="Requests"
      className="@container/table divide-y divide-line outline-none"
      {...calm}
    >
      {requests.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          view={view}
          {...rowActions}
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
