import { addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import type { VisibleType } from '../../leave/types/leave-type.ts';
import type { Employment } from '../../people/accounts/employment.ts';
import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { type HalfDaySpan, spansOverlap } from '../../work-time/half-day.ts';
import { message } from './messages/message.ts';
import { blocksDays } from './request-status.ts';
import { type RequestedTime, spanMessage } from './span-text.ts';
import type { RequestStatus } from './vocabulary.ts';

const monthsAhead = 24;

/** The last day that can be requested today. */
export function lastRequestDay(today: CalendarDate): CalendarDate {
  return addMonths(today, monthsAhead);
}

/** Whether the period ends within two years. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkTwoYears({ endDate }: Period, today: CalendarDate): Decision<'VALIDATION_ERROR'> {
  if (endDate <= lastRequestDay(today)) return allowed;
  return refuseInput('endDate', message('time-off.requests.twoYearsAhead'));
}

/** Whether the person, the reader if `isOwn`, is employed throughout the period. Refuses with `VALIDATION_ERROR` at the date in error. */
export function checkEmployedThen(
  { startDate, endDate }: Period,
  { employmentStart, employmentEnd }: Employment,
  isOwn = true,
): Decision<'VALIDATION_ERROR'> {
  if (employmentStart !== undefined && startDate < employmentStart) {
    const fault = message('time-off.requests.beforeEmployment', { day: employmentStart, isOwn });
    return refuseInput('startDate', fault);
  }
  if (employmentEnd !== undefined && endDate > employmentEnd) {
    return refuseInput(
      'endDate',
      message('time-off.requests.afterEmployment', { day: employmentEnd, isOwn }),
    );
  }
  return allowed;
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
    return refuse('OVERLAPPING_REQUEST', message('time-off.requests.concealedInTheWay'));
  }
  const values = { type: inTheWay.seenType.name, time: spanMessage(inTheWay), isOwn };
  return refuse(
    'OVERLAPPING_REQUEST',
    inTheWay.status === 'APPROVED'
      ? message('time-off.requests.approvedInTheWay', values)
      : message('time-off.requests.pendingInTheWay', values),
  );
}
