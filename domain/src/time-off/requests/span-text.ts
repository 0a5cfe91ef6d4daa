import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { periodText, periodTextBeside } from '../../calendar/date-text.ts';
import type { Period } from '../../calendar/period.ts';
import { amountText } from '../../leave/types/amount.ts';
import type { Half, HalfDaySpan } from '../../work-time/half-day.ts';

/** The half days of a request; `minutes` only for types in hours. */
export interface RequestedTime extends HalfDaySpan {
  minutes?: number | undefined;
}

/**
 * The time as text: 'Mon 3 Aug 2026, afternoon', 'Mon 3 Aug 2026 (afternoon) to Fri 7 Aug 2026', 'Thu 2 Jul 2026,
 * 2:30 hours'.
 */
export function spanText(time: RequestedTime, locale: string): string {
  return textOf(time, (period) => periodText(period, locale));
}

/** The time beside another one, such as 'Mon 3 Aug, afternoon': without the year if both are in the same one. */
export function spanTextBeside(time: RequestedTime, other: Period, locale: string): string {
  return textOf(time, (period) => periodTextBeside(period, other, locale));
}

function textOf(time: RequestedTime, textOfPeriod: (period: Period) => string): string {
  const { startDate, endDate, minutes } = time;
  const { start, end } = halfWords(time);
  if (startDate === endDate) {
    const part = minutes === undefined ? (start ?? end) : hoursText(minutes);
    return [textOfPeriod(time), part].filter(Boolean).join(', ');
  }
  if (!start && !end) return textOfPeriod(time);
  const textOfDay = (date: CalendarDate) => textOfPeriod({ startDate: date, endDate: date });
  return `${withHalf(textOfDay(startDate), start)} to ${withHalf(textOfDay(endDate), end)}`;
}

/** The minutes as text: '1 hour', '2:30 hours', '45 minutes'. */
export function hoursText(minutes: number): string {
  if (minutes === 60) return '1 hour';
  if (minutes > 0 && minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${amountText(minutes, 'HOUR')} hours`;
}

/** The fields of a span beside its dates; empty for whole days. */
export function statedHalvesOf({
  startHalf,
  endHalf,
  minutes,
}: {
  startHalf?: Half | null | undefined;
  endHalf?: Half | null | undefined;
  minutes?: number | null | undefined;
}): Pick<RequestedTime, 'startHalf' | 'endHalf' | 'minutes'> {
  return {
    ...(startHalf === 'PM' && { startHalf }),
    ...(endHalf === 'AM' && { endHalf }),
    ...(minutes != null && { minutes }),
  };
}

/** The labels of the first and last day, if they are half days. */
export function halfWords({ startHalf, endHalf }: RequestedTime): {
  start: 'afternoon' | undefined;
  end: 'morning' | undefined;
} {
  return {
    start: startHalf === 'PM' ? 'afternoon' : undefined,
    end: endHalf === 'AM' ? 'morning' : undefined,
  };
}

function withHalf(date: string, half: string | undefined): string {
  return half === undefined ? date : `${date} (${half})`;
}
