import { isAdmin, mayApproveTimeOff } from '@almanac/domain/access/permissions';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { isMissing } from '../platform/http/api-error.ts';
import { isIdentifier } from '../platform/lists/address.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { useViewer } from '../platform/session/session.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { LatePart } from '../ui/lazy-part.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Skeleton, SkeletonList } from '../ui/skeleton.tsx';
import { DaySquares } from './approvals/facts/day-squares.tsx';
import { DecisionDetails } from './approvals/facts/decision-details.tsx';
import { useDecisionFacts } from './approvals/facts/use-decision-facts.ts';
import { useBalanceDialog } from './balances/use-balance-dialog.tsx';
import { text } from './messages/text.ts';
import { RequestHeader } from './request-header.tsx';
import { requestQuery } from './requests/api.ts';
import { PinnedRows } from './requests/pinned-row.tsx';

const RequestHistory = lazyComponent(
  async () => (await import('./history/request-history.tsx')).RequestHistory,
);

/** The request page that emails link to, for requester and approvers. */
export function RequestPage() {
  const { requestId } = useParams();
  return (
    <>
      <PageHeader title={text('time-off.request')} above={<BackToRequests />} />
      {isIdentifier(requestId) ? (
        <KnownRequest key={requestId} id={requestId} />
      ) : (
        <Card>
          <NoRequest />
        </Card>
      )}
    </>
  );
}

function KnownRequest({ id }: { id: string }) {
  const query = useQuery(requestQuery(id));
  if (isMissing(query.error)) {
    return (
      <Card>
        <NoRequest />
      </Card>
    );
  }
  return (
    <Loaded
      query={query}
      failure={text('time-off.requestNotLoaded')}
      skeleton={
        <Card>
          <SkeletonList label={text('time-off.loadingRequest')} rows={3} />
        </Card>
      }
    >
      {(request) => <RequestStory request={request} />}
    </Loaded>
  );
}

/** What is requested, what happens to it, and its days. */
function RequestStory({ request }: { request: TimeOffRequest }) {
  const viewer = useViewer();
  const isOwn = request.requester.id === viewer.id;
  const isToDecide = !isOwn && request.status === 'PENDING' && mayApproveTimeOff(viewer);
  return (
    <PinnedRows requests={[request]}>
      {([shown = request]) => (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
          <div className="flex min-w-0 flex-col gap-5">
            <Card>
              <RequestHeader request={shown} />
            </Card>
            {isToDecide && <Facts request={request} />}
            {isOwn && <Days request={request} />}
          </div>
          <Card title={text('time-off.history')}>
            <LatePart fallback={<Skeleton className="h-10 w-3/5" />}>
              <RequestHistory request={request} />
            </LatePart>
          </Card>
        </div>
      )}
    </PinnedRows>
  );
}

/** What an approver needs to know. */
function Facts({ request }: { request: TimeOffRequest }) {
  const viewer = useViewer();
  const facts = useDecisionFacts(request, true);
  const { adjust, balanceDialog } = useBalanceDialog();
  return (
    <Card
      title={text('time-off.toDecide')}
      actions={
        isAdmin(viewer) && (
          <Button size="small" onPress={() => adjust(request.requester)}>
            {text('time-off.adjustBalance')}
          </Button>
        )
      }
    >
      <div className="@container flex flex-col gap-4">
        <DecisionDetails request={request} facts={facts} hasReason={false} />
      </div>
      {balanceDialog}
    </Card>
  );
}

/** The days of the viewer's own request. */
function Days({ request }: { request: TimeOffRequest }) {
  const { preview } = useDecisionFacts(request, request.status !== 'CANCELLED');
  if (!preview.data) return null;
  return (
    <Card title={text('time-off.days')}>
      <DaySquares days={preview.data.days} type={request.type} />
    </Card>
  );
}

function NoRequest() {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={text('time-off.requestMissing')}
      message={text('time-off.requestMissingHint')}
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
      className="-ms-2.5"
    >
      {isApprover ? text('time-off.backToApprovals') : text('time-off.backToMyRequests')}
    </LinkButton>
  );
}
