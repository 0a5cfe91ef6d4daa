import { personName } from '@almanac/domain/access/person-name';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { errorMessage } from '../../platform/http/api-error.ts';
import { onlyPages, useAddressFilters } from '../../platform/lists/address.ts';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Card } from '../../ui/card.tsx';
import { text as common } from '../../ui/messages/text.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { totalWithout, useLeaving } from '../requests/words/leaving.ts';
import { spanText } from '../requests/words/request-texts.ts';
import { decisionKey, idsOfVerdict, pendingApprovalsQuery } from './decisions/api.ts';
import { type FailedDecision, useBulkDecision } from './decisions/use-decisions.ts';
import { text as oldestText } from './messages/oldest-text.ts';
import { rich, text } from './messages/text.ts';
import { PendingRequests } from './pending-requests.tsx';

/** All requests pending the viewer's decision. */
export function PendingApprovalsPanel() {
  const paging = useAddressFilters(onlyPages);
  const query = useQuery(pendingApprovalsQuery(paging.filters.page));
  const { data: list, error, isFetching, refetch } = query;
  const bulk = useBulkDecision(list?.data ?? []);
  const leaving = useLeaving(decisionKey, idsOfVerdict);
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          {text('time-off.approvals.pending')}
          {list && <Badge tone="pending">{totalWithout(list, leaving)}</Badge>}
        </span>
      }
      actions={
        <IconButton
          label={text('time-off.approvals.refresh')}
          size="small"
          isPending={isFetching}
          onPress={() => refetch()}
        >
          <RotateCw aria-hidden="true" />
        </IconButton>
      }
    >
      <Loaded
        query={query}
        failure={oldestText('time-off.approvals.notLoaded')}
        message={oldestText('time-off.approvals.notLoadedHint')}
        headingLevel={3}
        skeleton={<PanelSkeleton />}
      >
        {({ data: requests, pagination }) => (
          <div className="flex flex-col gap-3">
            {error && (
              <Alert tone="warning" title={text('time-off.approvals.outdated')}>
                <p>{errorMessage(error)}</p>
              </Alert>
            )}
            <FailedDecisions failed={bulk.failed} onClose={bulk.forgetFailed} />
            <PendingRequests requests={requests} total={pagination.total} leaving={leaving} bulk={bulk} />
            <ListPages
              {...paging}
              label={text('time-off.approvals.pages')}
              totalPages={pagination.totalPages}
              isOutdated={query.isPlaceholderData}
            />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function PanelSkeleton() {
  return (
    <SkeletonArea label={text('time-off.approvals.loading')} className="grid grid-cols-1 gap-1">
      {['a', 'b', 'c', 'd', 'e'].map((card) => (
        <div key={card} className="flex h-15 items-center gap-3 rounded-md border border-line px-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <Skeleton className="h-8 w-36" />
        </div>
      ))}
    </SkeletonArea>
  );
}

interface FailedDecisionsProps {
  failed: readonly FailedDecision[];
  onClose: () => void;
}

/** The failures of a bulk decision with their reasons, if any. */
function FailedDecisions({ failed, onClose }: FailedDecisionsProps) {
  if (failed.length === 0) return null;
  return (
    <Alert
      tone="danger"
      title={text('time-off.approvals.notDecided', { count: failed.length })}
      actions={
        <Button size="small" onPress={onClose}>
          {common('ui.close')}
        </Button>
      }
    >
      <ul className="list-disc ps-4">
        {failed.map(({ request, message }) => (
          <li key={request.id}>
            {rich('time-off.approvals.notDecidedBecause', {
              name: <bdi>{personName(request.requester)}</bdi>,
              days: spanText(request),
              fault: message,
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
