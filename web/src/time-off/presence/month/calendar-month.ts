import {
  addDays,
  addMonths,
  type CalendarDate,
  dayOfWeek,
  isCalendarDate,
} from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth, monthNumber, parseMonth } from '@almanac/domain/calendar/date-parts';
import { daysOf, intersection, type Period } from '@almanac/domain/calendar/period';

/** The month that an address names as '2026-08'; the month of today where it names none. */
export function readMonth(text: string | null, today: CalendarDate): Period {
  return monthOf(parseMonth(text) ?? today);
}

export function monthOf(date: CalendarDate): Period {
  const startDate = firstOfMonth(date);
  return { startDate, endDate: addDays(addMonths(startDate, 1), -1) };
}

/** The month as the address holds it, such as '2026-08'. */
export function monthName({ startDate }: Period): string {
  return monthNumber(startDate);
}

/** The weeks, Sunday to Saturday, that hold the month: four to six. */
export function weeksOf({ startDate, endDate }: Period): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  const firstSunday = addDays(startDate, -dayOfWeek(startDate));
  for (let sunday = firstSunday; sunday <= endDate; sunday = addDays(sunday, 7)) {
    weeks.push(daysOf({ startDate: sunday, endDate: addDays(sunday, 6) }));
  }
  return weeks;
}

/** The days of all weeks that hold the month, those of its neighbours included. */
export function weeksAround({ startDate, endDate }: Period): Period {
  return {
    startDate: addDays(startDate, -dayOfWeek(startDate)),
    endDate: addDays(endDate, 6 - dayOfWeek(endDate)),
  };
}

/** What of the periods lies on each day of the month, in the order given. */
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

/** The day that a key of the keyboard leads to from the date; none for a key that does not move. */
export function dayAfterKey(key: string, date: CalendarDate): CalendarDate | undefined {
  const target = moves[key]?.(date);
  return target !== undefined && isCalendarDate(target) ? target : undefined;
}
