import { addDays, addMonths, type CalendarDate, daysBetween } from '@almanac/domain/calendar/calendar-date';
import { monthNumber } from '@almanac/domain/calendar/date-parts';
import { daysOf, intersection, type Period } from '@almanac/domain/calendar/period';
import type { HalfDaySpan } from '@almanac/domain/work-time/half-day';
import type { CalendarSpan } from '../entries/calendar-filters.ts';

export const monthsOf: Record<CalendarSpan, number> = { month: 1, quarter: 3 };

/** The month, extended to the months of the span. */
export function periodOfSpan({ startDate }: Period, span: CalendarSpan): Period {
  return { startDate, endDate: addDays(addMonths(startDate, monthsOf[span]), -1) };
}

/** A month of consecutive days: one of its days, the index of its first one, and how many there are. */
interface MonthOfDays {
  date: CalendarDate;
  first: number;
  days: number;
}

/** The months of the days, which follow each other. */
export function monthsIn(dates: readonly CalendarDate[]): MonthOfDays[] {
  return [...Map.groupBy(dates, monthNumber).values()].flatMap(([date, ...others]) =>
    date === undefined ? [] : { date, first: dates.indexOf(date), days: others.length + 1 },
  );
}

/** Start and length of a bar in days of the period, half days as 0.5. */
export interface DayStretch {
  start: number;
  days: number;
  isOpenBefore: boolean;
  isOpenAfter: boolean;
}

/** The parts of the span within the period, if any: without the free days between, unless there are no others. */
export function stretchesIn(
  period: Period,
  span: HalfDaySpan,
  isFree: (date: CalendarDate) => boolean = () => false,
): DayStretch[] {
  const part = intersection(span, period);
  if (!part) return [];
  const isOpenBefore = span.startDate < period.startDate;
  const isOpenAfter = span.endDate > period.endDate;
  const from =
    daysBetween(period.startDate, part.startDate) + (!isOpenBefore && span.startHalf === 'PM' ? 0.5 : 0);
  const to = daysBetween(period.startDate, part.endDate) + (!isOpenAfter && span.endHalf === 'AM' ? 0.5 : 1);
  const runs: { start: number; end: number }[] = [];
  for (const date of daysOf(part)) {
    if (isFree(date)) continue;
    const index = daysBetween(period.startDate, date);
    const [start, end] = [Math.max(from, index), Math.min(to, index + 1)];
    const before = runs.at(-1);
    if (before?.end === start) before.end = end;
    else runs.push({ start, end });
  }
  const painted = runs.length > 0 ? runs : [{ start: from, end: to }];
  return painted.map(({ start, end }) => ({
    start,
    days: end - start,
    isOpenBefore: isOpenBefore && start === from,
    isOpenAfter: isOpenAfter && end === to,
  }));
}

/** Person row (zero-based) and day. */
export interface PeopleCell {
  row: number;
  date: CalendarDate;
}

interface Bounds extends Period {
  rows: number;
}

const moves: Record<string, (cell: PeopleCell, bounds: Bounds, isFar: boolean) => PeopleCell> = {
  ArrowLeft: ({ row, date }) => ({ row, date: addDays(date, -1) }),
  ArrowRight: ({ row, date }) => ({ row, date: addDays(date, 1) }),
  ArrowUp: ({ row, date }) => ({ row: row - 1, date }),
  ArrowDown: ({ row, date }) => ({ row: row + 1, date }),
  Home: ({ row }, { startDate }, isFar) => ({ row: isFar ? 0 : row, date: startDate }),
  End: ({ row }, { endDate, rows }, isFar) => ({ row: isFar ? rows - 1 : row, date: endDate }),
  PageUp: ({ row, date }) => ({ row, date: addMonths(date, -1) }),
  PageDown: ({ row, date }) => ({ row, date: addMonths(date, 1) }),
};

/**
 * The cell a key moves to; with Ctrl or Cmd the first or last. Arrow and Page keys may leave the period.
 * Undefined for other keys.
 */
export function cellAfterKey(
  key: string,
  isFar: boolean,
  cell: PeopleCell,
  bounds: Bounds,
): PeopleCell | undefined {
  const target = moves[key]?.(cell, bounds, isFar);
  return target && { ...target, row: Math.min(Math.max(target.row, 0), Math.max(bounds.rows - 1, 0)) };
}
