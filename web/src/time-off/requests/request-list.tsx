import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { type Filtering, useAddressFilters } from '../../platform/lists/address.ts';
import { ExportMenu } from '../../platform/lists/export-menu.tsx';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useCalmList } from '../../platform/lists/use-calm-list.ts';
import { useViewer } from '../../platform/session/session.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { deletionKey, type RequestListView, requestListQuery } from './api.ts';
import { text } from './messages/list-text.ts';
import { PinnedRows } from './pinned-row.tsx';
import { RequestFilterBar } from './request-filter-bar.tsx';
import { exportInput, type RequestFilters, requestFilters } from './request-filters.ts';
import { RequestRow, type RowActions } from './request-row.tsx';
import { totalWithout, useLeaving } from './words/leaving.ts';

function wordsOf(view: RequestListView, filters: RequestFilters): { title: string; emptyText: string } {
  const isMine = view === 'my-requests';
  const isPending = !isMine && filters.status === 'PENDING';
  const title = isMine
    ? text('time-off.requests.mine')
    : isPending
      ? text('time-off.requests.pendingTitle')
      : text('time-off.requests.all');
  if (isPending && !requestFilters.isFiltered({ ...filters, status: undefined })) {
    return { title, emptyText: text('time-off.requests.nonePending') };
  }
  const hasNone = isMine && !requestFilters.isFiltered(filters);
  return { title, emptyText: text(hasNone ? 'time-off.requests.noneOfMine' : 'time-off.requests.noneMatch') };
}

interface RequestListProps extends RowActions {
  view: RequestListView;
  /** False if the page has the title. */
  hasTitle?: boolean;
  hasFilters?: boolean;
  filterBar?: ComponentType<Filtering<RequestFilters>>;
  /** Beside the export. */
  moreActions?: ReactNode;
  /** Limits the list to one person's requests. */
  requesterId?: string;
}

export function RequestList({
  view,
  hasTitle = true,
  hasFilters = true,
  filterBar: FilterBar = RequestFilterBar,
  moreActions,
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
  const total = list && text('time-off.requests.total', { count: totalWithout(list, leaving) });
  const headingLevel = hasTitle ? 3 : 2;
  const { title, emptyText } = wordsOf(view, filters);
  return (
    <Card
      {...(hasTitle && {
        title,
        subtitle: total ?? (error ? undefined : text('time-off.requests.loading')),
        actions: hasFilters && (
          <>
            {moreActions}
            <RequestExport view={view} filters={filters} />
          </>
        ),
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
          failure={text('time-off.requests.notLoaded')}
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
                label={text('time-off.requests.pages')}
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
  return <ExportMenu path="/vacation/export" filters={{ ...exportInput(shown), ...scope }} size="small" />;
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
        title={text('time-off.requests.nothingFound')}
        message={emptyText}
        headingLevel={headingLevel}
      />
    );
  }
  return (
    <ul
      ref={listRef}
      tabIndex={-1}
      aria-label={text('time-off.requests.list')}
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
    <SkeletonArea
      label={text('time-off.requests.loadingList')}
      className="flex flex-col divide-y divide-line"
    >
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
