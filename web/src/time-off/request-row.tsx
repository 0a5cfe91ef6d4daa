import { mayApproveTimeOff } from '@almanac/domain/people/permissions';
import type { TimeOffRequest } from '@almanac/domain/time-off/schema';
import { useEffect, useId } from 'react';
import { DayOfInstant, DayText } from '../platform/day-text.tsx';
import { useViewer } from '../platform/session.ts';
import type { RequestListView } from './api.ts';
import { DecideRequestButtons } from './decide-request-buttons.tsx';
import { ReasonText } from './reason-text.tsx';
import { RequestRowActions } from './request-row-actions.tsx';
import { countText, requesterName } from './request-text.ts';
import { StatusBadge } from './status-badge.tsx';
import { StatusExplanation } from './status-explanation.tsx';
import { TypeBadge } from './type-badge.tsx';
import { useDeletion } from './use-deletion.ts';

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
                {requesterName(requester)}
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
