import { addDays, addMonths, type CalendarDate, fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth, monthNumber, parseMonth } from '@almanac/domain/calendar/date-parts';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { startOfWeek } from '@almanac/domain/calendar/week-start';
import { withParameters } from '../../platform/lists/address.ts';

const spans = ['month', 'quarter', 'half-year'] as const;
export type Span = (typeof spans)[number];

const monthsOf: Record<Span, number> = { month: 1, quarter: 3, 'half-year': 6 };

/** Span and start of the timeline. */
export interface TimelinePosition {
  span: Span;
  /** First day of the span's first month. */
  startDate: CalendarDate;
}

/** The position in the address; today's quarter by default. */
export function readPosition(address: URLSearchParams, today: CalendarDate): TimelinePosition {
  const span = spans.find((each) => each === address.get('span')) ?? 'quarter';
  return positionAt(span, parseMonth(address.get('from')) ?? today);
}

/** The month, quarter or half-year that contains the day. */
export function positionAt(span: Span, day: CalendarDate): TimelinePosition {
  const monthsBefore = (fieldsOf(day).month - 1) % monthsOf[span];
  return { span, startDate: addMonths(firstOfMonth(day), -monthsBefore) };
}

/** The position the given number of spans later; negative steps go back. */
export function positionAfter({ span, startDate }: TimelinePosition, steps: number): TimelinePosition {
  return positionAt(span, addMonths(startDate, steps * monthsOf[span]));
}

/** The position in another span: around today if it is shown, otherwise around the start. */
export function positionInSpan(
  span: Span,
  present: TimelinePosition,
  today: CalendarDate,
  firstDay: number,
): TimelinePosition {
  const isTodayShown = includes(periodOfWeeks(weeksIn(present, firstDay)), today);
  return positionAt(span, isTodayShown ? today : present.startDate);
}

/** Writes the position to the address; today's is omitted. */
export function writePosition(
  address: URLSearchParams,
  { span, startDate }: TimelinePosition,
  today: CalendarDate,
): URLSearchParams {
  return withParameters(address, {
    span: span === 'quarter' ? undefined : span,
    from: startDate === positionAt(span, today).startDate ? undefined : monthNumber(startDate),
  });
}

/** The months of the span, without the days that complete its weeks. */
export function monthsIn({ span, startDate }: TimelinePosition): Period {
  return { startDate, endDate: addDays(addMonths(startDate, monthsOf[span]), -1) };
}

/** The whole weeks that contain the span. */
export function weeksIn(position: TimelinePosition, firstDay: number): Period[] {
  const { startDate, endDate } = monthsIn(position);
  const weeks: Period[] = [];
  for (let start = startOfWeek(startDate, firstDay); start <= endDate; start = addDays(start, 7)) {
    weeks.push({ startDate: start, endDate: addDays(start, 6) });
  }
  return weeks;
}

/** From the first day of the first week to the last day of the last. */
export function periodOfWeeks(weeks: readonly Period[]): Period {
  const startDate = weeks[0]?.startDate ?? '';
  return { startDate, endDate: weeks.at(-1)?.endDate ?? startDate };
}
