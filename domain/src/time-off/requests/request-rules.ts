import { addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import type { VisibleType } from '../../leave/types/leave-type.ts';
import type { Employment } from '../../people/accounts/employment.ts';
import { allowed, type Decision, type Issue, refuse, refuseInput, sentenceAtField } from '../../refusal.ts';
import { type HalfDaySpan, spansOverlap } from '../../work-time/half-day.ts';
import { blocksDays } from './request-status.ts';
import type { RequestedTime } from './span-text.ts';
import type { RequestStatus } from './vocabulary.ts';

const monthsAhead = 24;

/** The last day that can be requested today. */
export function lastRequestDay(today: CalendarDate): CalendarDate {
  return addMonths(today, monthsAhead);
}

/** Whether the period ends within two years. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkTwoYears({ endDate }: Period, today: CalendarDate): Decision<'VALIDATION_ERROR'> {
  if (endDate <= lastRequestDay(today)) return allowed;
  return refuseInput('endDate', 'Time off can be asked for at most two years ahead');
}

const notYetEmployed = 'Your employment has not begun on this day; it begins on ';

/** Whether the person is employed throughout the period. Refuses with `VALIDATION_ERROR` at the date in error. */
export function checkEmployedThen(
  { startDate, endDate }: Period,
  { employmentStart, employmentEnd }: Employment,
  dayText: (day: CalendarDate) => string,
): Decision<'VALIDATION_ERROR'> {
  if (employmentStart !== undefined && startDate < employmentStart) {
    return refuseInput('startDate', `${notYetEmployed}${dayText(employmentStart)}`);
  }
  if (employmentEnd !== undefined && endDate > employmentEnd) {
    return refuseInput('endDate', `Your employment ends on ${dayText(employmentEnd)}`);
  }
  return allowed;
}

export type RequestField = 'startDate' | 'endDate' | 'minutes';

/** Identifies messages about fields other than the end. */
const fieldsInWords: readonly (readonly [RegExp, RequestField])[] = [
  [/^Start date |^(Your|Their) employment has not begun | of employment$/, 'startDate'],
  [/^There are only .+ hours of work |^Hours can be asked for /, 'minutes'],
];

/**
 * Returns the field and message of a refusal without issues; undefined if it isn't about the input. Any other refusal
 * of the period or the balance is about the end.
 */
export function issueOf({
  code,
  message = '',
}: {
  code?: string | undefined;
  message?: string | undefined;
}): (Issue & { path: RequestField }) | undefined {
  if (code !== 'VALIDATION_ERROR') return undefined;
  const sentence = sentenceAtField(message);
  const [, path = 'endDate'] = fieldsInWords.find(([words]) => words.test(sentence)) ?? [];
  return { path, message: sentence };
}

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
 * Whether the span is free of the person's other requests. Refuses with `OVERLAPPING_REQUEST`, naming the request.
 */
export function checkNoOverlap(
  span: HalfDaySpan,
  existing: readonly ExistingRequest[],
  spanText: (time: RequestedTime) => string,
): Decision<'OVERLAPPING_REQUEST'> {
  const [inTheWay] = requestsInTheWay(span, existing);
  if (!inTheWay) return allowed;
  if (inTheWay.isConcealed) {
    return refuse('OVERLAPPING_REQUEST', 'Only HR can see what is recorded on these days; please ask them');
  }
  const state = inTheWay.status === 'APPROVED' ? 'an approved' : 'a pending';
  return refuse(
    'OVERLAPPING_REQUEST',
    `You already have ${state} ${inTheWay.seenType.name} request for ${spanText(inTheWay)}`,
  );
}
