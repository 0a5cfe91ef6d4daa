import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';
import { checkVacationCovered, type LeavePolicy, type LeaveRecords } from '../balances/leave-balance.ts';
import { checkNoOverlap, checkRequestPeriod, type ExistingRequest } from '../requests/request-rules.ts';
import type { TimeOffType } from '../requests/vocabulary.ts';

/** A person's leave records, with what tells one request from another. */
export interface PersonalRecords extends LeaveRecords {
  requests: readonly ExistingRequest[];
}

/**
 * Whether a person may ask for the time off: a period that can be asked for, vacation that is covered, and no
 * other request on its days. `records` must not hold the request itself. Refuses with `VALIDATION_ERROR` or
 * `OVERLAPPING_REQUEST`.
 */
export function checkRequest(
  wanted: Period & { type: TimeOffType },
  { today, records, policy }: { today: CalendarDate; records: PersonalRecords; policy: LeavePolicy },
  periodText: (period: Period) => string,
): Decision<'VALIDATION_ERROR' | 'OVERLAPPING_REQUEST'> {
  const period = checkRequestPeriod(wanted, today);
  if (period.refused) return period;
  const covered = wanted.type === 'VACATION' ? checkVacationCovered(wanted, records, policy) : allowed;
  if (covered.refused) return covered;
  return checkNoOverlap(wanted, records.requests, periodText);
}

/**
 * Whether a request can still be granted: on the day of the decision, too, the vacation that was granted before must
 * leave enough days for it. Other pending requests wait for their own decision. Refuses with `INSUFFICIENT_BALANCE`.
 */
export function checkGrant(
  request: Period & { type: TimeOffType },
  records: LeaveRecords,
  policy: LeavePolicy,
): Decision<'INSUFFICIENT_BALANCE'> {
  const granted = { ...records, requests: records.requests.filter(({ status }) => status === 'APPROVED') };
  if (request.type !== 'VACATION' || !checkVacationCovered(request, granted, policy).refused) return allowed;
  return refuse('INSUFFICIENT_BALANCE', 'The requester no longer has enough vacation days for this request');
}

/** The records as they would be without the request. */
export function withoutRequest(records: PersonalRecords, requestId: string): PersonalRecords {
  return { ...records, requests: records.requests.filter(({ id }) => id !== requestId) };
}
