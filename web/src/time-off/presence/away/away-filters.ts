import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { parseMonth } from '@almanac/domain/calendar/date-parts';
import type { Period } from '@almanac/domain/calendar/period';
import { addressFilters, calendarDate, firstByDefault, identifier } from '../../../platform/lists/address.ts';
import type { ShownGroup } from '../entries/calendar-filters.ts';
import { readMonth, weeksAround } from '../month/calendar-month.ts';
import { type AwayPeriod, comingDays, comingPeriods, weeksWithin } from './away-periods.ts';

/** Filters and view of the page, stored in the URL. */
interface AwayFilters extends ShownGroup {
  view: 'agenda' | 'calendar';
  month?: string | undefined;
  /** The only day of the agenda. */
  day?: CalendarDate | undefined;
}

export const awayFilters = addressFilters<AwayFilters>({
  departmentId: identifier('department'),
  teamId: identifier('team'),
  view: firstByDefault('view', ['agenda', 'calendar']),
  month: {
    name: 'month',
    read: (text) => (parseMonth(text) === undefined ? undefined : text),
    fallback: undefined,
  },
  day: calendarDate('day'),
});

/** The address of the page with the absences of one day. */
export function awayOnAddress(date: CalendarDate): string {
  return `/away?day=${date}`;
}

/** The sections of the agenda: the day, the weeks of the month, or what comes. */
export function periodsOf({ month, day }: AwayFilters, today: CalendarDate, firstDay: number): AwayPeriod[] {
  if (day !== undefined)
    return [{ startDate: day, endDate: day, ...(day === today && { which: 'today' as const }) }];
  if (month !== undefined) return weeksWithin(readMonth(month, today), firstDay);
  return comingPeriods(today, firstDay);
}

/** The days shown on the page. */
export function shownDays({ view, month, day }: AwayFilters, today: CalendarDate, firstDay: number): Period {
  if (view === 'calendar') return weeksAround(readMonth(month ?? null, today), firstDay);
  if (day !== undefined) return { startDate: day, endDate: day };
  return month === undefined ? comingDays(today, firstDay) : readMonth(month, today);
}
