import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { type Fraction, fraction, nothing, plus } from './naive-fraction.ts';

/** The days of each month from the first day on, the last one possibly incomplete, by visiting every day. */
export function monthsFrom(days: readonly CalendarDate[]): CalendarDate[][] {
  const months: CalendarDate[][] = [];
  let month: CalendarDate[] = [];
  for (const day of days) {
    month.push(day);
    if (!endsMonth(day, days[0] ?? day)) continue;
    months.push(month);
    month = [];
  }
  return month.length > 0 ? [...months, month] : months;
}

/** The full months from the first day on. */
export function fullMonthsFrom(days: readonly CalendarDate[]): CalendarDate[][] {
  return monthsFrom(days).filter((month) => endsMonth(month.at(-1) ?? '', days[0] ?? ''));
}

/** The share of each day in its month, counted from the first day. */
export function sharesOfMonths(days: readonly CalendarDate[]): { day: CalendarDate; share: Fraction }[] {
  const first = days[0] ?? '';
  return monthsFrom(days).flatMap((month) => {
    let length = month.length;
    for (let day = month.at(-1) ?? ''; !endsMonth(day, first); day = addDays(day, 1)) length += 1;
    return month.map((day) => ({ day, share: fraction(1, length) }));
  });
}

/** The number of months, with the part of an incomplete one. */
export function monthsIn(days: readonly CalendarDate[]): Fraction {
  return sharesOfMonths(days).reduce((sum, { share }) => plus(sum, share), nothing);
}

/** The last day of the months from the first day on. */
export function lastOfMonths(first: CalendarDate, months: number): CalendarDate {
  let day = addDays(first, -1);
  for (let ended = 0; ended < months; ) {
    day = addDays(day, 1);
    if (endsMonth(day, first)) ended += 1;
  }
  return day;
}

/** Whether a month from the first day ends on the day: the day before the same one, or the last of a shorter month. */
function endsMonth(day: CalendarDate, first: CalendarDate): boolean {
  const next = addDays(day, 1).slice(8);
  const start = first.slice(8);
  return next === start || (next === '01' && start > day.slice(8));
}
