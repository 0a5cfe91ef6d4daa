import { addDays, addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import type { LeaveType, VisibleType } from '../../leave/types/leave-type.ts';
import {
  type Employment,
  employmentsOf,
  hasLeftOn,
  type OneEmployment,
} from '../../people/accounts/employment.ts';
import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { type HalfDaySpan, spansOverlap } from '../../work-time/half-day.ts';
import { ruleMessage } from './messages/rule-message.ts';
import { longestRequestOf } from './period-check.ts';
import { blocksDays } from './request-status.ts';
import { type RequestedTime, spanMessage } from './span-text.ts';
import type { RequestStatus } from './vocabulary.ts';

const monthsAhead = 24;
const monthsAheadOfProtecting = 48;

type AheadOf = Pick<LeaveType, 'protectsLeave'>;

/** The last day of the type that can be requested today. */
export function lastRequestDay(today: CalendarDate, type: AheadOf = {}): CalendarDate {
  if (!type.protectsLeave) return addMonths(today, monthsAhead);
  return addDays(addMonths(today, monthsAheadOfProtecting), longestRequestOf(type) - 1);
}

/**
 * Whether the period ends within two years or, for a type that protects leave, begins within four. Refuses with
 * `VALIDATION_ERROR` at the date in error.
 */
export function checkAhead(
  { startDate, endDate }: Period,
  today: CalendarDate,
  type: AheadOf,
): Decision<'VALIDATION_ERROR'> {
  if (type.protectsLeave) {
    if (startDate <= addMonths(today, monthsAheadOfProtecting)) return allowed;
    return refuseInput('startDate', ruleMessage('time-off.requests.fourYearsAhead'));
  }
  if (endDate <= lastRequestDay(today)) return allowed;
  return refuseInput('endDate', ruleMessage('time-off.requests.twoYearsAhead'));
}

/** Whether the person, the reader if `isOwn`, is employed throughout the period. Refuses with `VALIDATION_ERROR` at the date in error. */
export function checkEmployedThen(
  { startDate, endDate }: Period,
  employment: Employment,
  isOwn = true,
): Decision<'VALIDATION_ERROR'> {
  const employments = employmentsOf(employment);
  const next = employments.find((each) => each.startDate !== undefined && each.startDate > startDate);
  const isFirst = next === employments[0];
  if (next?.startDate !== undefined && (isFirst || hasLeftOn(startDate, employment))) {
    const fault = ruleMessage('time-off.requests.beforeEmployment', { day: next.startDate, isOwn });
    return refuseInput('startDate', fault);
  }
  const lastDay = lastDayFrom(startDate, employments);
  if (lastDay !== undefined && endDate > lastDay) {
    return refuseInput('endDate', ruleMessage('time-off.requests.afterEmployment', { day: lastDay, isOwn }));
  }
  return allowed;
}

/** The last day before a gap, or of all; undefined if there is none. */
function lastDayFrom(date: CalendarDate, employments: readonly OneEmployment[]): CalendarDate | undefined {
  let lastDay: CalendarDate | undefined;
  for (const { startDate, endDate } of employments) {
    if (lastDay !== undefined && lastDay >= date && startDate !== addDays(lastDay, 1)) return lastDay;
    lastDay = endDate;
  }
  return lastDay;
}

/** The fields of a request that a refusal may be about. */
export const requestFields = ['startDate', 'endDate', 'minutes'] as const;
export type RequestField = (typeof requestFields)[number];

export type ExistingRequest = RequestedTime & {
  id: string;
  type: string;
  seenType: Pick<VisibleType, 'code' | 'name'>;
  /** Whether the viewer may not see its type. */
  isConcealed?: boolean | undefined;
  status: RequestStatus;
};

/** The person's pending and approved requests, of any type, that share a half day with the span. */
export function requestsInTheWay<Existing extends ExistingRequest>(
  span: HalfDaySpan,
  existing: readonly Existing[],
): Existing[] {
  return existing.filter((each) => blocksDays(each.status) && spansOverlap(each, span));
}

/**
 * Whether the span is free of other requests of the person, the reader if `isOwn`. Refuses with `OVERLAPPING_REQUEST`,
 * naming the request.
 */
export function checkNoOverlap(
  span: HalfDaySpan,
  existing: readonly ExistingRequest[],
  isOwn = true,
): Decision<'OVERLAPPING_REQUEST'> {
  const [inTheWay] = requestsInTheWay(span, existing);
  if (!inTheWay) return allowed;
  if (inTheWay.isConcealed) {
    return refuse('OVERLAPPING_REQUEST', ruleMessage('time-off.requests.concealedInTheWay'));
  }
  const values = { type: inTheWay.seenType.name, time: spanMessage(inTheWay), isOwn };
  return refuse(
    'OVERLAPPING_REQUEST',
    inTheWay.status === 'APPROVED'
      ? ruleMessage('time-off.requests.approvedInTheWay', values)
      : ruleMessage('time-off.requests.pendingInTheWay', values),
  );
}
