import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { personAddress } from '@almanac/domain/erased-person';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import { useId, useRef } from 'react';
import { useParams } from 'react-router';
import { isMissing } from '../platform/http/api-error.ts';
import { isolated } from '../platform/isolated.ts';
import { isIdentifier } from '../platform/lists/address.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { useViewer } from '../platform/session/session.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { LatePart } from '../ui/lazy-part.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Skeleton, SkeletonList } from '../ui/skeleton.tsx';
import { DecideRequestButtons } from './approvals/decisions/decide-request-buttons.tsx';
import { DecisionFactsRow } from './approvals/facts/decision-facts.tsx';
import { useDecisionFacts } from './approvals/facts/use-decision-facts.ts';
import { useBalanceDialog } from './balances/use-balance-dialog.tsx';
import { RequestActions } from './booking/request-actions.tsx';
import { requestQuery } from './requests/api.ts';
import { PinnedRows } from './requests/pinned-row.tsx';
import { RequestRow } from './requests/request-row.tsx';

const RequestHistory = lazyComponent(
  async () => (await import('./history/request-history.tsx')).RequestHistory,
);

/** The request page that emails link to, for requester and approvers. */
export function RequestPage() {
  const { requestId } = useParams();
  return (
    <>
      <PageHeader title="Time Off Request" above={<BackToRequests />} />
      <div className="flex flex-col gap-4">
        <Card>
          {isIdentifier(requestId) ? <KnownRequest key={requestId} id={requestId} /> : <NoRequest />}
        </Card>
        {isIdentifier(requestId) && <History key={requestId} id={requestId} />}
      </div>
    </>
  );
}

function KnownRequest({ id }: { id: string }) {
  const query = useQuery(requestQuery(id));
  if (isMissing(query.error)) return <NoRequest />;
  return (
    <Loaded
      query={query}
      failure="Error Loading Requests"
      skeleton={<SkeletonList label="Loading the request" rows={2} />}
    >
      {(request) => <RequestDetail request={request} />}
    </Loaded>
  );
}

/** Shown once the request is. */
function History({ id }: { id: string }) {
  const { data: request, error } = useQuery(requestQuery(id));
  if (!request || isMissing(error)) return null;
  return (
    <Card title="History">
      <LatePart fallback={<Skeleton className="h-10 w-3/5" />}>
        <RequestHistory request={request} />
      </LatePart>
    </Card>
  );
}

function RequestDetail({ request }: { request: TimeOffRequest }) {
  const viewer = useViewer();
  const listRef = useRef<HTMLUListElement>(null);
  const isOwn = request.requester.id === viewer.id;
  const isToDecide = !isOwn && request.status === 'PENDING' && mayApproveTimeOff(viewer);
  return (
    <div className="flex flex-col gap-3">
      {!isOwn && <Requester request={request} isToDecide={isToDecide} />}
      <ul ref={listRef} tabIndex={-1} aria-label="Request" className="outline-none">
        <PinnedRows requests={[request]}>
          {([shown = request]) => (
            <RequestRow
              request={shown}
              view={isOwn ? 'my-requests' : 'all'}
              actions={RequestActions}
              decision={DecideRequestButtons}
              onLeave={() => listRef.current?.focus({ preventScroll: true })}
            />
          )}
        </PinnedRows>
      </ul>
    </div>
  );
}

function Requester({ request, isToDecide }: { request: TimeOffRequest; isToDecide: boolean }) {
  const { requester } = request;
  const nameId = useId();
  const facts = useDecisionFacts(request, isToDecide);
  const { adjust, balanceDialog } = useBalanceDialog();
  return (
    <div className="@container flex flex-col gap-3">
      <div>
        <h2 id={nameId} className="text-lg font-semibold text-ink">
          <bdi>{personName(requester)}</bdi>
        </h2>
        <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
          {[personAddress(requester), requester.department && isolated(requester.department.name)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isToDecide && <DecisionFactsRow request={request} facts={facts} nameId={nameId} onAdjust={adjust} />}
      {balanceDialog}
    </div>
  );
}

function NoRequest() {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title="Request not found"
      message="It was deleted, or it is not yours to see any more."
    />
  );
}

function BackToRequests() {
  const isApprover = mayApproveTimeOff(useViewer());
  return (
    <LinkButton
      to={isApprover ? '/time-off/approvals' : '/time-off/my-requests'}
      variant="quiet"
      size="small"
      icon={<ArrowLeft aria-hidden="true" />}
      className="-ml-2.5"
    >
      {isApprover ? 'Approvals' : 'My Requests'}
    </LinkButton>
  );
}
