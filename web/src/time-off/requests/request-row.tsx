import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { requestStatusLabel } from '@almanac/domain/time-off/requests/status-words';
import { useIsMutating } from '@tanstack/react-query';
import { type ComponentType, useEffect, useId } from 'react';
import { PersonLink } from '../../access/person-link.tsx';
import { textOf } from '../../language/messages.ts';
import { TypeBadge } from '../../leave/types/type-badge.tsx';
import { useTypes } from '../../leave/types/types.ts';
import { useIsOnlyAdmin } from '../../people/accounts/use-is-only-admin.ts';
import { useViewer } from '../../platform/session/session.ts';
import { DayOfInstant, DayText } from '../../platform/time-text.tsx';
import { deletionKey, type RequestListView } from './api.ts';
import { ChangedFrom } from './changed-from.tsx';
import { LinkedRequests } from './linked-requests.tsx';
import { rich, text } from './messages/list-text.ts';
import { useOpener } from './pinned-row.tsx';
import { ReasonText } from './reason-text.tsx';
import { isNotice, StatusBadge } from './request-badges.tsx';
import { RequestDocument } from './request-document.tsx';
import { durationText } from './words/duration-text.ts';
import { decidedByText, decidersText, halfWords } from './words/request-texts.ts';

/** The actions of a row, supplied by the modules that perform them. */
export interface RowActions {
  /** Edit, cancel and delete. */
  actions: ComponentType<{
    request: TimeOffRequest;
    /** Called when the focused button is gone. */
    onLeave: () => void;
  }>;
  /** Approve and reject, in approvers' lists. */
  decision?: ComponentType<{
    request: TimeOffRequest;
    /** Id of the requester's name, which distinguishes the buttons of different rows. */
    nameId: string;
  }>;
}

interface RequestRowProps extends RowActions {
  request: TimeOffRequest;
  view: RequestListView;
  /** Called with the focused button when the row goes. */
  onLeave: () => void;
}

export function RequestRow({
  request,
  view,
  actions: Actions,
  decision: Decision,
  onLeave,
}: RequestRowProps) {
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const nameId = useId();
  const deletions = useIsMutating({
    mutationKey: deletionKey,
    predicate: ({ state }) => (state.variables as TimeOffRequest).id === request.id,
  });
  const isDeleting = deletions > 0;
  const { unit } = useTypes().typeOf(request.type);
  const opener = useOpener(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the element goes.
  useEffect(() => {
    if (isDeleting) onLeave();
  }, [isDeleting]);

  if (isDeleting) return null;

  const { requester, status, reason, createdAt, rejectionReason } = request;
  const isOthers = requester.id !== viewer.id;
  // An open decision dialog stays until it is answered; other dialogs don't have these buttons.
  const isToDecide = status === 'PENDING' || opener === 'decision';
  const mayDecide = isToDecide && mayApproveTimeOff(viewer) && (isOthers || isOnlyAdmin);
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 as-rows:flex-nowrap">
        <TypeBadge type={request.type} />
        <p className="min-w-0 flex-1 text-ink as-cards:order-last as-cards:basis-full">
          <RequestedDays request={request} />
          <span className="whitespace-nowrap text-ink-muted"> · {durationText(request, unit)}</span>
        </p>
        <StatusBadge status={status} isNotice={isNotice(request)} />
        <Actions request={request} onLeave={onLeave} />
      </div>
      <div className="flex flex-col gap-x-6 gap-y-1 pt-1 as-rows:flex-row as-rows:items-baseline">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5">
          {view !== 'my-requests' && (
            <p className="text-ink">
              <span className="text-ink-muted">{text('time-off.requests.requester')}</span>{' '}
              <span id={nameId} className="font-medium">
                <PersonLink person={requester} />
              </span>
              {requester.isActive === false && deactivatedMark()}
            </p>
          )}
          {view !== 'my-requests' && <ChangedFrom request={request} />}
          <WhoDecides request={request} viewerId={viewer.id} />
          {request.recordedBy && (
            <p className="text-ink-muted">
              {rich('time-off.requests.recordedBy', {
                name: <bdi className="text-ink">{request.recordedBy.name}</bdi>,
              })}
            </p>
          )}
          <LinkedRequests request={request} />
          <RequestDocument request={request} nameId={nameId} />
          {reason !== undefined && (
            <div className="min-w-0 flex-auto basis-60 as-cards:basis-full">
              <ReasonText reason={reason} />
            </div>
          )}
          {status === 'REJECTED' && (
            <div data-tone="rejected" className="min-w-0 basis-full text-tone-text">
              <ReasonText reason={rejectionReason || text('time-off.requests.wasRejected')} />
            </div>
          )}
        </div>
        <p className="text-sm text-ink-muted">
          {rich('time-off.requests.submittedOn', {
            day: <DayOfInstant instant={createdAt} />,
            state: <StatusExplanation request={request} isOnlyAdmins={!isOthers && isOnlyAdmin} />,
          })}
        </p>
      </div>
      {Decision && mayDecide && (
        <div className="flex gap-2 pt-2 max-md:grid max-md:grid-cols-2">
          <Decision request={request} nameId={nameId} />
        </div>
      )}
    </li>
  );
}

/** First and last day; a single day is shown once. */
function RequestedDays({ request }: { request: TimeOffRequest }) {
  const { startDate, endDate } = request;
  const { start, end } = halfWords(request);
  if (startDate === endDate) return <RequestedDay date={startDate} half={start ?? end} />;
  return (
    <>
      <span className="text-ink-muted">
        {rich('time-off.requests.fromDay', { day: <RequestedDay date={startDate} half={start} /> })}
      </span>{' '}
      <span className="text-ink-muted">
        {rich('time-off.requests.toDay', { day: <RequestedDay date={endDate} half={end} /> })}
      </span>
    </>
  );
}

interface RequestedDayProps {
  date: CalendarDate;
  half: string | undefined;
}

function RequestedDay({ date, half }: RequestedDayProps) {
  const day = <DayText date={date} />;
  return (
    <span className="whitespace-nowrap text-ink">
      {half === undefined ? day : rich('time-off.requests.halfOfDay', { day, half })}
    </span>
  );
}

function deactivatedMark(): string {
  return ` · ${text('time-off.requests.deactivated')}`;
}

/** Who decides the request, or decided it and for whom. */
function WhoDecides({ request, viewerId }: { request: TimeOffRequest; viewerId: string }) {
  const wording = { viewerId };
  const text = decidersText(request, wording) || decidedByText(request, wording);
  if (text === '') return null;
  return (
    <p className="text-ink-muted">
      {text}
      {request.decidedBy?.isActive === false && deactivatedMark()}
    </p>
  );
}

interface StatusExplanationProps {
  request: TimeOffRequest;
  /** Whether it is the viewer's own request, and only the viewer can decide it, as the only administrator. */
  isOnlyAdmins: boolean;
}

/** The status for the requester: what is pending, or what was decided when. */
function StatusExplanation({ request, isOnlyAdmins }: StatusExplanationProps) {
  switch (request.status) {
    case 'PENDING':
      return text(isOnlyAdmins ? 'time-off.requests.yoursToDecide' : 'time-off.requests.awaitingReview');
    case 'APPROVED':
      return <ApprovalExplanation request={request} />;
    case 'REJECTED':
    case 'CANCELLED':
      return textOf(requestStatusLabel[request.status]);
  }
}

function ApprovalExplanation({ request }: { request: TimeOffRequest }) {
  const { approvedAt } = request;
  const state = textOf(requestStatusLabel.APPROVED);
  if (approvedAt === undefined) {
    return isNotice(request) ? text('time-off.requests.recordedWithoutApproval') : state;
  }
  const day = <DayOfInstant instant={approvedAt} />;
  return isNotice(request)
    ? rich('time-off.requests.recordedOn', { day })
    : rich('time-off.requests.decidedOn', { state, day });
}
