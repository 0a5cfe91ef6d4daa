import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';
import {
  checkVacationCovered,
  type LeavePolicy,
  type LeaveRecords,
  overdrawnYear,
} from '../balances/leave-balance.ts';
import {
  checkEmployedThen,
  checkNoOverlap,
  checkRequestPeriod,
  type ExistingRequest,
} from '../requests/request-rules.ts';
import { checkEdit, type RequestState } from '../requests/request-status.ts';

/** A person's leave records, with what tells one request from another. */
export interface PersonalRecords extends LeaveRecords {
  employmentEnd?: CalendarDate | undefined;
  requests: readonly ExistingRequest[];
}

/** The time off that somebody asks for. */
export interface WantedTimeOff extends Period {
  type: string;
}

/** What a request is judged by. */
export interface RequestFacts {
  today: CalendarDate;
  records: PersonalRecords;
  policy: LeavePolicy;
}

/**
 * Whether a person may ask for the time off: a period in which they are employed, vacation that is covered, and no
 * other request on its days. `records` must not hold the request itself. Refuses with `VALIDATION_ERROR` or
 * `OVERLAPPING_REQUEST`.
 */
export function checkRequest(
  wanted: WantedTimeOff,
  facts: RequestFacts,
  periodText: (period: Period) => string,
): Decision<'VALIDATION_ERROR' | 'OVERLAPPING_REQUEST'> {
  const period = checkRequestPeriod(wanted, facts.today);
  if (period.refused) return period;
  const employed = checkEmployedThen(wanted, facts.records, onDay(periodText));
  if (employed.refused) return employed;
  const covered = wanted.type === 'VACATION' ? checkVacationCovered(wanted, facts) : allowed;
  if (covered.refused) return covered;
  return checkNoOverlap(wanted, facts.records.requests, periodText);
}

/**
 * Whether a person may change a request of theirs into the time off: while it is pending, to what they may ask for
 * without it. Refuses with `FORBIDDEN`, `INVALID_TRANSITION`, `VALIDATION_ERROR` or `OVERLAPPING_REQUEST`.
 */
export function checkChange(
  wanted: WantedTimeOff,
  { person, request, ...facts }: RequestFacts & { person: { id: string }; request: ChangedRequest },
  periodText: (period: Period) => string,
): Decision<'FORBIDDEN' | 'INVALID_TRANSITION' | 'VALIDATION_ERROR' | 'OVERLAPPING_REQUEST'> {
  const permission = checkEdit(person, request);
  if (permission.refused) return permission;
  return checkRequest(wanted, { ...facts, records: withoutRequest(facts.records, request.id) }, periodText);
}

type ChangedRequest = RequestState & { id: string };

/**
 * Whether a request can still be granted: on the day of the decision, too, the vacation that was granted before must
 * leave enough days for it. Other pending requests wait for their own decision. Refuses with `INSUFFICIENT_BALANCE`.
 */
export function checkGrant(
  request: WantedTimeOff,
  records: LeaveRecords,
  policy: LeavePolicy,
): Decision<'INSUFFICIENT_BALANCE'> {
  const granted = { ...records, requests: records.requests.filter(({ status }) => status === 'APPROVED') };
  if (request.type !== 'VACATION' || !overdrawnYear(request, granted, policy)) return allowed;
  return refuse('INSUFFICIENT_BALANCE', 'The requester no longer has enough vacation days for this request');
}

/** The records as they would be without the request. */
export function withoutRequest(records: PersonalRecords, requestId: string): PersonalRecords {
  return { ...records, requests: records.requests.filter(({ id }) => id !== requestId) };
}

function onDay(periodText: (period: Period) => string): (day: CalendarDate) => string {
  return (day) => periodText({ startDate: day, endDate: day });
}
