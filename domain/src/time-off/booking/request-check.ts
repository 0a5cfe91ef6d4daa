import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';
import { withOccupiedHalves } from '../../work-time/hours-of-day.ts';
import { checkBooking, isCovered } from '../balances/engine/booking-check.ts';
import type { LeaveFacts, LeaveRequest, Span } from '../balances/engine/leave-facts.ts';
import { checkNoOverlap, type ExistingRequest } from '../requests/request-rules.ts';
import { checkEdit, type RequestState } from '../requests/request-status.ts';
import { message } from './messages/message.ts';

/** The requested time off. */
export interface WantedTimeOff extends Span {
  type: string;
}

/** The facts a request is checked against. */
export interface RequestFacts {
  today: CalendarDate;
  /** The person's pending and approved requests, of every type. */
  requests: readonly ExistingRequest[];
  /** The person's account of the requested type. */
  leave: LeaveFacts;
}

/**
 * Whether a person may request the time off: within the type's rules, covered by the balance, with no other request
 * on its half days. The facts must exclude the request itself. Refuses with `VALIDATION_ERROR` or
 * `OVERLAPPING_REQUEST`.
 */
export function checkRequest(
  wanted: WantedTimeOff,
  { today, requests, leave }: RequestFacts,
): Decision<'VALIDATION_ERROR' | 'OVERLAPPING_REQUEST'> {
  const booking = checkBooking(wanted, leave, today);
  return booking.refused ? booking : checkNoOverlap(withOccupiedHalves(wanted, leave), requests);
}

/**
 * Whether a person may change their request to the time off: while pending, to anything they could request without
 * it. Refuses with `FORBIDDEN`, `INVALID_TRANSITION`, `VALIDATION_ERROR` or `OVERLAPPING_REQUEST`.
 */
export function checkChange(
  wanted: WantedTimeOff,
  { person, request, ...facts }: RequestFacts & { person: { id: string }; request: ChangedRequest },
): Decision<'FORBIDDEN' | 'INVALID_TRANSITION' | 'VALIDATION_ERROR' | 'OVERLAPPING_REQUEST'> {
  const permission = checkEdit(person, request);
  if (permission.refused) return permission;
  return checkRequest(wanted, withoutRequest(facts, request.id));
}

type ChangedRequest = RequestState & { id: string };

/**
 * Whether a request can still be granted: previously granted requests must leave enough on the day of the decision,
 * too. Other pending requests don't count. Refuses with `INSUFFICIENT_BALANCE`.
 */
export function checkGrant(request: LeaveRequest, leave: LeaveFacts): Decision<'INSUFFICIENT_BALANCE'> {
  const granted = leave.requests.filter(({ id, status }) => status === 'APPROVED' && id !== request.id);
  if (isCovered(request, { ...leave, requests: granted })) return allowed;
  const { code, name } = leave.type;
  return refuse(
    'INSUFFICIENT_BALANCE',
    code === 'VACATION'
      ? message('time-off.booking.vacationSpent')
      : message('time-off.booking.daysSpent', { type: name }),
  );
}

/** The facts without the request. */
export function withoutRequest<Facts extends Pick<RequestFacts, 'requests' | 'leave'>>(
  facts: Facts,
  requestId: string,
): Facts {
  const { requests, leave } = facts;
  return {
    ...facts,
    requests: requests.filter(({ id }) => id !== requestId),
    leave: { ...leave, requests: leave.requests.filter(({ id }) => id !== requestId) },
  };
}
