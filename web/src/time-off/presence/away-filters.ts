import { type CalendarDate, isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { addressFilters, identifier } from '../../platform/address.ts';
import { comingDays } from './away-periods.ts';
import type { ShownGroup } from './calendar-filters.ts';
import { readMonth } from './calendar-month.ts';

interface AwayFilters extends ShownGroup {
  /** Such as '2026-08'; without it, it is told of today, this week and the next. */
  month?: string | undefined;
}

/** Whose absences are told, and when, as the address holds it. */
export const awayFilters = addressFilters<AwayFilters>({
  departmentId: identifier('department'),
  teamId: identifier('team'),
  month: {
    name: 'month',
    read: (text) => (isCalendarDate(`${text}-01`) ? text : undefined),
    usual: undefined,
  },
});

/** The days of which the page tells. */
export function shownDays({ month }: AwayFilters, today: CalendarDate): Period {
  return month === undefined ? comingDays(today) : readMonth(month, today);
}
