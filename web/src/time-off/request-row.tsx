import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useEffect, useId } from 'react';
import { DayOfInstant, DayText } from '../platform/day-text.tsx';
import { useViewer } from '../platform/session.ts';
import { DecideRequestButtons } from './approvals/decide-request-buttons.tsx';
import { useDeletion } from './booking/use-deletion.ts';
import { RequestRowActions } from './request-row-actions.tsx';
import type { RequestListView } from './requests/api.ts';
import { ReasonText } from './requests/reason-text.tsx';
import { countText } from './requests/request-text.ts';
import { StatusBadge } from './requests/status-badge.tsx';
import { StatusExplanation } from './requests/status-explanation.tsx';
import { TypeBadge } from './requests/type-badge.tsx';

interface RequestRowProps {
  request: TimeOffRequest;
  view: RequestListView;
  /** Called when the row goes, with the button that had the focus. */
  onLeave: () => void;
}

export function RequestRow({ request, view, onLeave }: RequestRowProps) {
  const viewer = useViewer();
  const nameId = useId();
  const { deleteRequest, isDeleting } = useDeletion(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of leaving counts.
  useEffect(() => {
    if (isDeleting) onLeave();
  }, [isDeleting]);

  if (isDeleting) return null;

  const { requester, status, businessDays, startDate, endDate, reason, createdAt, rejectionReason } = request;
  const mayDecide = status === 'PENDING' && requester.id !== viewer.id && mayApproveTimeOff(viewer);
  return (
    <li className="@container py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 @3xl:flex-nowrap">
        <TypeBadge type={request.type} />
        <p className="min-w-0 flex-1 text-ink @max-3xl:order-last @max-3xl:basis-full">
          <span className="whitespace-nowrap">
            <span className="text-ink-muted">From</span> <DayText date={startDate} />
          </span>{' '}
          <span className="whitespace-nowrap">
            <span className="text-ink-muted">To</span> <DayText date={endDate} />
          </span>
          <span className="whitespace-nowrap text-ink-muted">
            {' '}
            · {countText(businessDays, 'business day')}
          </span>
        </p>
        <StatusBadge status={status} />
        <RequestRowActions request={request} onDelete={deleteRequest} onLeave={onLeave} />
      </div>
      <div className="flex flex-col gap-x-6 gap-y-1 pt-1 @3xl:flex-row @3xl:items-baseline">
        <div className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-0.5">
          {view !== 'my-requests' && (
            <p className="text-ink">
              <span className="text-ink-muted">Requester</span>{' '}
              <bdi id={nameId} className="font-medium">
                {personName(requester)}
              </bdi>
            </p>
          )}
          {reason !== undefined && (
            <div className="min-w-0 flex-1 @max-3xl:basis-full">
              <ReasonText reason={reason} />
            </div>
          )}
          {status === 'REJECTED' && (
            <div data-tone="rejected" className="min-w-0 basis-full text-tone-text">
              <ReasonText reason={rejectionReason || 'Request was rejected'} />
            </div>
          )}
        </div>
        <p className="text-sm text-ink-muted">
          Submitted on <DayOfInstant instant={createdAt} /> · <StatusExplanation request={request} />
        </p>
      </div>
      {mayDecide && (
        <div className="flex gap-2 pt-2 max-md:grid max-md:grid-cols-2">
          <DecideRequestButtons request={request} nameId={nameId} />
        </div>
      )}
    </li>
  );
}
