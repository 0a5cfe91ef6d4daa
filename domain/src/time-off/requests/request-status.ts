import { checkOwnRecord, noOverride, type SelfServiceOverride } from '../../access/own-record.ts';
import { isAdmin, type Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Message } from '../../language/message.ts';
import { allowed, type Decision, notFound, type Refusal, refuse } from '../../refusal.ts';
import { ruleMessage } from './messages/rule-message.ts';
import type { RequestStatus } from './vocabulary.ts';

/** The facts that decide what may be done with a request. */
export interface RequestState {
  requesterId: string;
  status: RequestStatus;
  startDate: CalendarDate;
}

type Permission = Decision<'FORBIDDEN' | 'INVALID_TRANSITION'>;

/** The statuses in which a request blocks its days for others. */
export const blockingStatuses = ['PENDING', 'APPROVED'] as const satisfies readonly RequestStatus[];

/** Whether a request in the status blocks its days for others. */
export function blocksDays(status: RequestStatus): boolean {
  return blockingStatuses.some((each) => each === status);
}

const transitions: Record<RequestStatus, readonly RequestStatus[]> = {
  PENDING: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['CANCELLED'],
  REJECTED: [],
  CANCELLED: [],
};

const alreadyOf = {
  PENDING: 'time-off.requests.alreadyPending',
  APPROVED: 'time-off.requests.alreadyApproved',
  REJECTED: 'time-off.requests.alreadyRejected',
  CANCELLED: 'time-off.requests.alreadyCancelled',
} as const;

/** Whether a request may change from one status to the other. Refuses with `INVALID_TRANSITION`. */
export function checkTransition(from: RequestStatus, to: RequestStatus): Decision<'INVALID_TRANSITION'> {
  if (transitions[from].includes(to)) return allowed;
  return refuse('INVALID_TRANSITION', ruleMessage(alreadyOf[from]));
}

/**
 * Whether the approver may approve or reject the request. `isInScope`: whether they decide the requester's requests.
 * Only the sole administrator decides their own. Refuses with `OWN_REQUEST`, `NOT_FOUND` or `INVALID_TRANSITION`.
 */
export function checkDecision(
  approver: Viewer,
  request: RequestState & { isInScope: boolean },
  to: 'APPROVED' | 'REJECTED',
  selfServiceOverride: SelfServiceOverride = noOverride,
): Decision<'OWN_REQUEST' | 'NOT_FOUND' | 'INVALID_TRANSITION'> {
  if (request.requesterId === approver.id) {
    const own = checkOwnRecord(
      'OWN_REQUEST',
      ruleMessage('time-off.requests.ownDecision'),
      selfServiceOverride,
    );
    return own.refused ? own : checkTransition(request.status, to);
  }
  if (!request.isInScope) return notFound(ruleMessage('time-off.requests.request'));
  return checkTransition(request.status, to);
}

/**
 * Whether the viewer may delete the request: their own, while pending. Refuses with `FORBIDDEN` or
 * `INVALID_TRANSITION`.
 */
export function checkDeletion(viewer: Viewer, request: RequestState): Permission {
  return checkOwnPending(viewer, request, ruleMessage('time-off.requests.onlyRequesterDeletes'));
}

/**
 * Whether the viewer may edit the request: their own, while pending. Refuses with `FORBIDDEN` or
 * `INVALID_TRANSITION`.
 */
export function checkEdit(viewer: Pick<Viewer, 'id'>, request: RequestState): Permission {
  return checkOwnPending(viewer, request, ruleMessage('time-off.requests.onlyRequesterEdits'));
}

/**
 * Whether the viewer may cancel the request: their own while pending, or approved and not begun; admins also others'
 * approved requests. Refuses with `FORBIDDEN`, `INVALID_TRANSITION` or `OWN_REQUEST`.
 */
export function checkCancellation(
  viewer: Viewer,
  request: RequestState,
  today: CalendarDate,
  selfServiceOverride: SelfServiceOverride = noOverride,
): Permission | Refusal<'OWN_REQUEST'> {
  const isOwn = request.requesterId === viewer.id;
  if (!isOwn && !isAdmin(viewer)) {
    return refuse('FORBIDDEN', ruleMessage('time-off.requests.cancelForbidden'));
  }
  const transition = checkTransition(request.status, 'CANCELLED');
  if (transition.refused) return transition;
  if (!isOwn && request.status === 'PENDING') {
    return refuse('FORBIDDEN', ruleMessage('time-off.requests.onlyRequesterCancels'));
  }
  if (!isOwn || request.status === 'PENDING' || request.startDate > today) return allowed;
  if (!isAdmin(viewer)) return refuse('INVALID_TRANSITION', ruleMessage('time-off.requests.hasBegun'));
  return checkOwnRecord('OWN_REQUEST', ruleMessage('time-off.requests.ownHasBegun'), selfServiceOverride);
}

function checkOwnPending(viewer: Pick<Viewer, 'id'>, request: RequestState, forbidden: Message): Permission {
  if (request.requesterId !== viewer.id) {
    return refuse('FORBIDDEN', forbidden);
  }
  if (request.status === 'PENDING') return allowed;
  return refuse('INVALID_TRANSITION', ruleMessage(notPending[request.status]));
}

const notPending = {
  APPROVED: 'time-off.requests.approvedNotPending',
  REJECTED: 'time-off.requests.rejectedNotPending',
  CANCELLED: 'time-off.requests.cancelledNotPending',
} as const;
