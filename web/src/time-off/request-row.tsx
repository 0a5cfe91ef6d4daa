import { mayApproveTimeOff } from '@almanac/domain/people/permissions';
import { checkDeletion } from '@almanac/domain/time-off/request-status';
import type { TimeOffRequest } from '@almanac/domain/time-off/schema';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { errorMessage } from '../platform/api-error.ts';
import { useViewer } from '../platform/session.ts';
import { toast } from '../ui/toast.ts';
import { deleteRequestMutation, type RequestListView } from './api.ts';
import { DayOfInstant, DayText } from './day-text.tsx';
import { DecideRequestButtons } from './decide-request-buttons.tsx';
import { DeleteRequestButton } from './delete-request-button.tsx';
import { ReasonText } from './reason-text.tsx';
import { countText, requesterName } from './request-text.ts';
import { StatusBadge } from './status-badge.tsx';
import { StatusExplanation } from './status-explanation.tsx';
import { TypeBadge } from './type-badge.tsx';

interface RequestRowProps {
  request: TimeOffRequest;
  view: RequestListView;
}

export function RequestRow({ request, view }: RequestRowProps) {
  const viewer = useViewer();
  const nameId = useId();
  const deletion = useMutation({
    ...deleteRequestMutation(),
    onSuccess: () => toast('Time off request deleted'),
    onError: (error) => toast(`Failed to delete request: ${errorMessage(error)}`, { tone: 'danger' }),
  });
  if (deletion.isPending) return null;

  const { requester, status, businessDays, startDate, endDate, reason, createdAt } = request;
  const mayDelete = !checkDeletion(viewer, { ...request, requesterId: requester.id }).refused;
  const mayDecide = status === 'PENDING' && requester.id !== viewer.id && mayApproveTimeOff(viewer);
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <TypeBadge type={request.type} />
        <p className="min-w-0 text-ink">
          <span className="text-ink-muted">From</span> <DayText date={startDate} />{' '}
          <span className="text-ink-muted">To</span> <DayText date={endDate} />
          <span className="whitespace-nowrap text-ink-muted">
            {' '}
            · {countText(businessDays, 'business day')}
          </span>
        </p>
        <div className="ml-auto flex items-center gap-2 max-md:ml-0">
          <StatusBadge status={status} />
          {mayDelete && <DeleteRequestButton request={request} onDelete={() => deletion.mutate(request)} />}
        </div>
      </div>
      {view !== 'my-requests' && (
        <p className="text-ink">
          <span className="text-ink-muted">Requester</span>{' '}
          <bdi id={nameId} className="font-medium">
            {requesterName(requester)}
          </bdi>
        </p>
      )}
      {reason !== undefined && <ReasonText reason={reason} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
        <p>
          Submitted on <DayOfInstant instant={createdAt} /> · <StatusExplanation request={request} />
        </p>
        {mayDecide && (
          <div className="ml-auto flex gap-2">
            <DecideRequestButtons request={request} nameId={nameId} />
          </div>
        )}
      </div>
    </li>
  );
}
