import {
  addDays,
  addMonths,
  type CalendarDate,
  isCalendarDate,
} from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth, monthNumber, parseMonth } from '@almanac/domain/calendar/date-parts';
import { daysOf, intersection, type Period } from '@almanac/domain/calendar/period';
import { startOfWeek } from '@almanac/domain/calendar/week-start';

/** The month of an address such as '2026-08'; this month by default. */
export function readMonth(text: string | null, today: CalendarDate): Period {
  return monthOf(parseMonth(text) ?? today);
}

export function monthOf(date: CalendarDate): Period {
  const startDate = firstOfMonth(date);
  return { startDate, endDate: addDays(addMonths(startDate, 1), -1) };
}

/** Such as '2026-08', for the address. */
export function monthName({ startDate }: Period): string {
  return monthNumber(startDate);
}

/** The four to six weeks that contain the month. */
export function weeksOf(month: Period, firstDay: number): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  const { startDate, endDate } = weeksAround(month, firstDay);
  for (let start = startDate; start <= endDate; start = addDays(start, 7)) {
    weeks.push(daysOf({ startDate: start, endDate: addDays(start, 6) }));
  }
  return weeks;
}

/** All days of those weeks, neighbouring months included. */
export function weeksAround({ startDate, endDate }: Period, firstDay: number): Period {
  return {
    startDate: startOfWeek(startDate, firstDay),
    endDate: addDays(startOfWeek(endDate, firstDay), 6),
  };
}

/** The entries of each day of the month, in the given order. */
export function byDay<Entry extends Period>(
  entries: readonly Entry[],
  month: Period,
): Map<CalendarDate, Entry[]> {
  const days = new Map<CalendarDate, Entry[]>(daysOf(month).map((day) => [day, []]));
  for (const entry of entries) {
    const part = intersection(entry, month);
    if (!part) continue;
    for (const day of daysOf(part)) days.get(day)?.push(entry);
  }
  return days;
}

const moves: Record<string, (date: CalendarDate, firstDay: number) => CalendarDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
  Home: startOfWeek,
  End: (date, firstDay) => addDays(startOfWeek(date, firstDay), 6),
};

/** The day a key moves to; undefined for other keys. */
export function dayAfterKey(key: string, date: CalendarDate, firstDay: number): CalendarDate | undefined {
  const target = moves[key]?.(date, firstDay);
  return target !== undefined && isCalendarDate(target) ? target : undefined;
}
