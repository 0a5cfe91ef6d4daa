import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { parseMonth } from '@almanac/domain/calendar/date-parts';
import type { Period } from '@almanac/domain/calendar/period';
import { addressFilters, firstByDefault, identifier } from '../../../platform/lists/address.ts';
import type { ShownGroup } from '../entries/calendar-filters.ts';
import { readMonth, weeksAround } from '../month/calendar-month.ts';
import { comingDays } from './away-periods.ts';

interface AwayFilters extends ShownGroup {
  view: 'agenda' | 'calendar';
  /** Filters and view of the page, stored in the URL. */
  month?: string | undefined;
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
});

/** The days shown on the page. */
export function shownDays({ view, month }: AwayFilters, today: CalendarDate, firstDay: number): Period {
  if (view === 'calendar') return weeksAround(readMonth(month ?? null, today), firstDay);
  return month === undefined ? comingDays(today, firstDay) : readMonth(month, today);
}
