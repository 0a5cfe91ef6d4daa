import { checkOwnRecord, noOverride, type SelfServiceOverride } from '../../access/own-record.ts';
import { isAdmin, type Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { allowed, type Decision, notFound, type Refusal, refuse } from '../../refusal.ts';
import { type RequestStatus, requestStatusName } from './vocabulary.ts';

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

/** Whether a request may change from one status to the other. Refuses with `INVALID_TRANSITION`. */
export function checkTransition(from: RequestStatus, to: RequestStatus): Decision<'INVALID_TRANSITION'> {
  if (transitions[from].includes(to)) return allowed;
  return refuse('INVALID_TRANSITION', `This request is already ${requestStatusName[from].toLowerCase()}`);
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
    const own = checkOwnRecord('OWN_REQUEST', 'You cannot decide your own request', selfServiceOverride);
    return own.refused ? own : checkTransition(request.status, to);
  }
  if (!request.isInScope) return notFound('Request');
  return checkTransition(request.status, to);
}

/**
 * Whether the viewer may delete the request: their own, while pending. Refuses with `FORBIDDEN` or
 * `INVALID_TRANSITION`.
 */
export function checkDeletion(viewer: Viewer, request: RequestState): Permission {
  return checkOwnPending(viewer, request, 'delete');
}

/**
 * Whether the viewer may edit the request: their own, while pending. Refuses with `FORBIDDEN` or
 * `INVALID_TRANSITION`.
 */
export function checkEdit(viewer: Pick<Viewer, 'id'>, request: RequestState): Permission {
  return checkOwnPending(viewer, request, 'edit');
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
    return refuse('FORBIDDEN', 'Only the requester or an administrator can cancel this request');
  }
  const transition = checkTransition(request.status, 'CANCELLED');
  if (transition.refused) return transition;
  if (!isOwn && request.status === 'PENDING') {
    return refuse('FORBIDDEN', 'Only the requester can cancel a pending request');
  }
  if (!isOwn || request.status === 'PENDING' || request.startDate > today) return allowed;
  const hasBegun = 'This time off has already begun';
  if (!isAdmin(viewer)) return refuse('INVALID_TRANSITION', `${hasBegun}; ask HR to cancel it`);
  return checkOwnRecord(
    'OWN_REQUEST',
    `${hasBegun}; another administrator can cancel it`,
    selfServiceOverride,
  );
}

function checkOwnPending(viewer: Pick<Viewer, 'id'>, request: RequestState, verb: string): Permission {
  if (request.requesterId !== viewer.id) {
    return refuse('FORBIDDEN', `Only the requester can ${verb} this request`);
  }
  if (request.status === 'PENDING') return allowed;
  return refuse(
    'INVALID_TRANSITION',
    `Only a pending request can be changed; this one is ${requestStatusName[request.status].toLowerCase()}`,
  );
}
