import { checkOwnRecord, noOverride, type SelfServiceOverride } from '../../access/own-record.ts';
import type { Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { RuleFacts } from '../../leave/plans/plan.ts';
import type { Employment } from '../../people/accounts/employment.ts';
import { allowed, type Decision, notFound } from '../../refusal.ts';
import type { WorkFacts } from '../../work-time/day-of-work.ts';
import { type TimedSpan, withOccupiedHalves } from '../../work-time/hours-of-day.ts';
import { checkEmployedThen, checkNoOverlap, type ExistingRequest } from '../requests/request-rules.ts';
import { checkOpenDays } from './correction-rules.ts';
import { message } from './messages/message.ts';

/**
 * Whether an approver may request time off on behalf of the person; for themselves only as the sole administrator,
 * with a reason. Refuses with `OWN_REQUEST` or `NOT_FOUND`.
 */
export function checkOnBehalf(
  approver: Viewer,
  person: { id: string; isInScope: boolean },
  selfServiceOverride: SelfServiceOverride = noOverride,
): Decision<'OWN_REQUEST' | 'NOT_FOUND'> {
  if (person.id === approver.id) {
    return checkOwnRecord('OWN_REQUEST', message('time-off.corrections.ownRecording'), selfServiceOverride);
  }
  return person.isInScope ? allowed : notFound(message('time-off.corrections.user'));
}

/** The facts recorded time off is checked against. */
export interface RecordingFacts {
  employment: Employment;
  work: WorkFacts;
  /** The person's other requests. */
  requests: readonly ExistingRequest[];
  /** Whether their account allows it, on any day, worded about them. */
  recordable: Decision<'VALIDATION_ERROR'>;
  closedThrough?: CalendarDate | undefined;
  /** The account of the type; days on which the type is only counted aren't closed. */
  leave?: RuleFacts | undefined;
}

/**
 * Whether time off can be recorded for someone, on past days, too: they are employed then, their account allows it,
 * no other request is on its days, and the year is open. Messages are about them, not to them. Refuses with
 * `VALIDATION_ERROR` at the field, `OVERLAPPING_REQUEST` or `YEAR_CLOSED`.
 */
export function checkRecording(
  wanted: TimedSpan,
  facts: RecordingFacts,
  viewer?: Pick<Viewer, 'role'>,
): Decision<'VALIDATION_ERROR' | 'OVERLAPPING_REQUEST' | 'YEAR_CLOSED'> {
  const employed = checkEmployedThen(wanted, facts.employment, false);
  if (employed.refused) return employed;
  if (facts.recordable.refused) return facts.recordable;
  const free = checkNoOverlap(withOccupiedHalves(wanted, facts.work), facts.requests, false);
  return free.refused ? free : checkOpenDays(wanted.startDate, facts, viewer);
}
