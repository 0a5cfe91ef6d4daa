import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { CircleCheckBig, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { onlyPages, useAddressFilters } from '../../platform/address.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { useExistingPage } from '../../platform/use-existing-page.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { decisionKey, pendingApprovalsQuery } from './api.ts';
import { BulkDecisionBar } from './bulk-decision-bar.tsx';
import { FailedDecisions } from './failed-decisions.tsx';
import { PendingRequestCard } from './pending-request-card.tsx';
import { useBulkDecision } from './use-bulk-decision.ts';

/** Everything that waits for the viewer's decision. */
export function PendingApprovalsPanel() {
  const {
    filters: { page },
    showPage,
  } = useAddressFilters(onlyPages);
  const { data: list, error, isFetching, isPlaceholderData, refetch } = useQuery(pendingApprovalsQuery(page));
  useExistingPage(page, isPlaceholderData ? undefined : list?.pagination.totalPages, showPage);
  const bulk = useBulkDecision(list?.data ?? []);
  const decisions = useIsMutating({ mutationKey: decisionKey });
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          Pending Approvals
          {list && <Badge tone="pending">{Math.max(0, list.pagination.total - decisions)}</Badge>}
        </span>
      }
      actions={
        <IconButton label="Refresh" size="small" isPending={isFetching} onPress={() => refetch()}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      }
    >
      {list ? (
        <div className="flex flex-col gap-3">
          {error && (
            <Alert tone="warning" title="These requests may be out of date">
              <p>{errorMessage(error)}</p>
            </Alert>
          )}
          <FailedDecisions failed={bulk.failed} onClose={bulk.forgetFailed} />
          {list.data.length === 0 ? (
            <EmptyState
              icon={<CircleCheckBig aria-hidden="true" />}
              title="All Caught Up!"
              message="No time off requests are currently pending your approval."
              headingLevel={3}
            />
          ) : (
            <PendingRequests requests={list.data} bulk={bulk} />
          )}
          <Pagination
            label="pending approvals"
            page={page}
            totalPages={list.pagination.totalPages}
            onPageChange={showPage}
          />
        </div>
      ) : error ? (
        <ErrorState
          title="Error Loading Requests"
          message="Failed to load pending approvals"
          headingLevel={3}
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <PanelSkeleton />
      )}
    </Card>
  );
}

interface PendingRequestsProps {
  requests: readonly TimeOffRequest[];
  bulk: ReturnType<typeof useBulkDecision>;
}

function PendingRequests({ requests, bulk }: PendingRequestsProps) {
  const { selected, select, toggle, decide, inProgress } = bulk;
  const listRef = useRef<HTMLUListElement>(null);

  // The button that decided them is disabled as soon as nothing is selected any more.
  useEffect(() => {
    if (inProgress === undefined) return;
    return () => listRef.current?.focus({ preventScroll: true });
  }, [inProgress]);

  return (
    <>
      <BulkDecisionBar
        requests={requests}
        selected={selected}
        onSelect={select}
        inProgress={inProgress}
        onDecide={decide}
      />
      <ul
        ref={listRef}
        tabIndex={-1}
        aria-label="Requests to decide"
        className="grid grid-cols-1 gap-3 outline-none"
      >
        {requests.map((request) => (
          <PendingRequestCard
            key={request.id}
            request={request}
            isSelected={selected.includes(request)}
            onSelect={(isSelected) => toggle(request, isSelected)}
            onLeave={() => listRef.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    </>
  );
}

function PanelSkeleton() {
  return (
    <SkeletonArea label="Loading pending approvals" className="grid grid-cols-1 gap-3">
      {['a', 'b', 'c'].map((card) => (
        <div key={card} className="flex flex-col gap-3 rounded-md border border-line p-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-9 flex-1" />
            <Skeleton className="h-6 w-24" />
          </div>
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-8 w-44" />
        </div>
      ))}
    </SkeletonArea>
  );
}
