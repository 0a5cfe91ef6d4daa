import {
  addDays,
  addMonths,
  type CalendarDate,
  isCalendarDate,
} from '@almanac/domain/calendar/calendar-date';
import { daysOf, includes, type Period } from '@almanac/domain/calendar/period';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import { type HalfDaySpan, halvesOn } from '@almanac/domain/work-time/half-day';
import { monthOf } from '../presence/calendar-month.ts';

/** The year that an address names; that of today where it names none. */
export function readYear(text: string | null, today: CalendarDate): number {
  return Number(text !== null && isCalendarDate(`${text}-01-01`) ? text : today.slice(0, 4));
}

/** The days of each month of the year. */
export function monthsOfYear(year: number): CalendarDate[][] {
  return Array.from({ length: 12 }, (_, month) => daysOf(monthOf(addMonths(`${year}-01-01`, month))));
}

const moves: Record<string, (date: CalendarDate, isInWeeks: boolean) => CalendarDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date, isInWeeks) => (isInWeeks ? addDays(date, -7) : addMonths(date, -1)),
  ArrowDown: (date, isInWeeks) => (isInWeeks ? addDays(date, 7) : addMonths(date, 1)),
  PageUp: (date) => addMonths(date, -12),
  PageDown: (date) => addMonths(date, 12),
  Home: (date) => monthOf(date).startDate,
  End: (date) => monthOf(date).endDate,
};

/** The day that a key leads to: up and down by month where months are rows, by week where weeks are. */
export function dayOfYearAfterKey(
  key: string,
  date: CalendarDate,
  isInWeeks: boolean,
): CalendarDate | undefined {
  const target = moves[key]?.(date, isInWeeks);
  return target !== undefined && isCalendarDate(target) ? target : undefined;
}

/** The days from the one to the other, whichever comes first. */
export function between(one: CalendarDate, other: CalendarDate): Period {
  return one < other ? { startDate: one, endDate: other } : { startDate: other, endDate: one };
}

interface OwnTimeOff extends HalfDaySpan {
  isPending: boolean;
}

/** Days that would be worked, halves as halves: those off, and those asked for besides. */
export function daysOffIn(
  dates: readonly CalendarDate[],
  workDays: ReadonlyMap<CalendarDate, Pick<WorkDay, 'am' | 'pm'>>,
  away: readonly OwnTimeOff[],
): { off: number; pending: number } {
  const sums = { off: 0, pending: 0 };
  for (const date of dates) {
    const work = workDays.get(date);
    const onDay = away.filter((each) => includes(each, date));
    for (const half of ['AM', 'PM'] as const) {
      const isWorked = work !== undefined && (half === 'AM' ? work.am : work.pm) > 0;
      const taking = onDay.filter((each) => halvesOn(date, each).includes(half));
      if (!isWorked || taking.length === 0) continue;
      sums[taking.every(({ isPending }) => isPending) ? 'pending' : 'off'] += 0.5;
    }
  }
  return sums;
}
