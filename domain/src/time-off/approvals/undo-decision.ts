import type { Viewer } from '../../access/permissions.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';
import { isCovered } from '../balances/engine/booking-check.ts';
import type { RequestFacts, WantedTimeOff } from '../booking/request-check.ts';
import { checkNoOverlap } from '../requests/request-rules.ts';
import { blocksDays } from '../requests/request-status.ts';
import type { RequestStatus } from '../requests/vocabulary.ts';
import { message } from './messages/message.ts';

/** How long a decision can be undone, and its mail is delayed, in seconds. */
export const undoSeconds = 10;

export interface DecidedRequest {
  status: RequestStatus;
  decidedById: string | null;
  secondsSinceDecision: number | null;
}

/**
 * Whether the viewer may undo a decision: their own, in its first seconds. Refuses with `FORBIDDEN` or
 * `INVALID_TRANSITION`.
 */
export function checkUndo(
  viewer: Pick<Viewer, 'id'>,
  { status, decidedById, secondsSinceDecision }: DecidedRequest,
): Decision<'FORBIDDEN' | 'INVALID_TRANSITION'> {
  const isDecided = status === 'APPROVED' || status === 'REJECTED';
  if (!isDecided || secondsSinceDecision === null) {
    return refuse('INVALID_TRANSITION', message('time-off.approvals.nothingToUndo'));
  }
  if (decidedById !== viewer.id) {
    return refuse('FORBIDDEN', message('time-off.approvals.undoOthers'));
  }
  if (secondsSinceDecision <= undoSeconds) return allowed;
  return refuse('INVALID_TRANSITION', message('time-off.approvals.undoTooLate', { seconds: undoSeconds }));
}

/**
 * Whether a decided request can be pending again: the days of a rejected one may be requested again, or its balance
 * spent, since. The facts must exclude the request itself. Refuses with `OVERLAPPING_REQUEST` or
 * `INSUFFICIENT_BALANCE`.
 */
export function checkReturn(
  request: WantedTimeOff & { status: RequestStatus },
  facts: Pick<RequestFacts, 'requests' | 'leave'>,
): Decision<'OVERLAPPING_REQUEST' | 'INSUFFICIENT_BALANCE'> {
  if (blocksDays(request.status)) return allowed;
  if (!isCovered(request, facts.leave)) {
    const { code, name } = facts.leave.type;
    return refuse(
      'INSUFFICIENT_BALANCE',
      code === 'VACATION'
        ? message('time-off.approvals.vacationRequestedAgain')
        : message('time-off.approvals.daysRequestedAgain', { type: name }),
    );
  }
  return checkNoOverlap(request, facts.requests, false);
}
