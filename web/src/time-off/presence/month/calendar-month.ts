import {
  addDays,
  addMonths,
  type CalendarDate,
  dayOfWeek,
  isCalendarDate,
} from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth, monthNumber, parseMonth } from '@almanac/domain/calendar/date-parts';
import { daysOf, intersection, type Period } from '@almanac/domain/calendar/period';

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

/** The four to six weeks, Sunday to Saturday, that contain the month. */
export function weeksOf({ startDate, endDate }: Period): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  const firstSunday = addDays(startDate, -dayOfWeek(startDate));
  for (let sunday = firstSunday; sunday <= endDate; sunday = addDays(sunday, 7)) {
    weeks.push(daysOf({ startDate: sunday, endDate: addDays(sunday, 6) }));
  }
  return weeks;
}

/** All days of those weeks, neighbouring months included. */
export function weeksAround({ startDate, endDate }: Period): Period {
  return {
    startDate: addDays(startDate, -dayOfWeek(startDate)),
    endDate: addDays(endDate, 6 - dayOfWeek(endDate)),
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

const moves: Record<string, (date: CalendarDate) => CalendarDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
  Home: (date) => addDays(date, -dayOfWeek(date)),
  End: (date) => addDays(date, 6 - dayOfWeek(date)),
};

/** The day a key moves to; undefined for other keys. */
export function dayAfterKey(key: string, date: CalendarDate): CalendarDate | undefined {
  const target = moves[key]?.(date);
  return target !== undefined && isCalendarDate(target) ? target : undefined;
}
