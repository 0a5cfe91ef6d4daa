import {
  addDays,
  addMonths,
  type CalendarDate,
  isCalendarDate,
} from '@almanac/domain/calendar/calendar-date';
import { parseYear, yearOf } from '@almanac/domain/calendar/date-parts';
import { calendarYear, daysOf, includes, type Period } from '@almanac/domain/calendar/period';
import { startOfWeek } from '@almanac/domain/calendar/week-start';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import { minutesOf } from '@almanac/domain/work-time/day-of-work';
import { type Half, halfDays, halvesOn } from '@almanac/domain/work-time/half-day';
import { isOfMinutes, minutesTaken, type TimedSpan } from '@almanac/domain/work-time/hours-of-day';
import { monthOf } from '../../presence/month/calendar-month.ts';

/** The year of the address; this year by default. */
export function readYear(text: string | null, today: CalendarDate): number {
  return parseYear(text) ?? yearOf(today);
}

/** The days of each month of the year. */
export function monthsOfYear(year: number): CalendarDate[][] {
  return Array.from({ length: 12 }, (_, month) =>
    daysOf(monthOf(addMonths(calendarYear(year).startDate, month))),
  );
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

/** The day a key moves to: up and down move by month if months are rows, by week if weeks are. */
export function dayOfYearAfterKey(
  key: string,
  date: CalendarDate,
  isInWeeks: boolean,
): CalendarDate | undefined {
  const target = moves[key]?.(date, isInWeeks);
  return target !== undefined && isCalendarDate(target) ? target : undefined;
}

const movesOfRibbon: Record<string, (date: CalendarDate, firstDay: number) => CalendarDate> = {
  ArrowLeft: (date) => addDays(date, -7),
  ArrowRight: (date) => addDays(date, 7),
  ArrowUp: (date) => addDays(date, -1),
  ArrowDown: (date) => addDays(date, 1),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
  Home: startOfWeek,
  End: (date, firstDay) => addDays(startOfWeek(date, firstDay), 6),
};

/** The day a key moves to where weeks are columns. */
export function dayOfRibbonAfterKey(
  key: string,
  date: CalendarDate,
  firstDay: number,
): CalendarDate | undefined {
  return movesOfRibbon[key]?.(date, firstDay);
}

/** The days between both, in either order. */
export function between(one: CalendarDate, other: CalendarDate): Period {
  return one < other ? { startDate: one, endDate: other } : { startDate: other, endDate: one };
}

interface OwnTimeOff extends TimedSpan {
  isPending: boolean;
}

/** Working days of the entries, in halves and shares of hours: approved, and pending besides. */
export function daysOffIn(
  dates: readonly CalendarDate[],
  workDays: ReadonlyMap<CalendarDate, Pick<WorkDay, 'am' | 'pm'>>,
  away: readonly OwnTimeOff[],
): { off: number; pending: number } {
  const sums = { off: 0, pending: 0 };
  for (const date of dates) {
    const work = workDays.get(date);
    const onDay = away.filter((each) => includes(each, date));
    for (const half of halfDays) {
      const taken = work && takenOfHalf(half, date, work, onDay);
      if (taken) sums[taken.isPending ? 'pending' : 'off'] += taken.days;
    }
  }
  return { off: rounded(sums.off), pending: rounded(sums.pending) };
}

/** The part of a half day that is off, in days; 0 if it isn't worked or has no entry. */
function takenOfHalf(
  half: Half,
  date: CalendarDate,
  { am, pm }: Pick<WorkDay, 'am' | 'pm'>,
  onDay: readonly OwnTimeOff[],
): { days: number; isPending: boolean } | undefined {
  const worked = [am, pm] as const;
  if (minutesOf(half, worked) === 0) return undefined;
  const inHalf = onDay.filter((each) => halvesOn(date, each).includes(half));
  const whole = inHalf.filter((each) => !isOfMinutes(each));
  if (whole.length > 0) return { days: 0.5, isPending: whole.every(({ isPending }) => isPending) };
  const [hours] = inHalf.filter(isOfMinutes);
  if (!hours) return undefined;
  const minutes = minutesOf(half, minutesTaken(hours, { scheduled: worked, worked }));
  return { days: minutes / (am + pm), isPending: hours.isPending };
}

function rounded(days: number): number {
  return Math.round(days * 100) / 100;
}
