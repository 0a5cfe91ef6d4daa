import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { monthNumber, parseMonth } from '@almanac/domain/calendar/date-parts';
import { type ReportLevel, reportLevels } from '@almanac/domain/time-off/reports/absences/absence-rows';
import { addressFilters, firstByDefault, identifier, pageNumber } from '../../../platform/lists/address.ts';
import { monthOf } from '../../presence/month/calendar-month.ts';

export interface MonthFilters {
  /** Such as '2026-11'; this month if absent. */
  month?: string | undefined;
  level: ReportLevel;
  departmentId?: string | undefined;
  placeId?: string | undefined;
  userId?: string | undefined;
  page: number;
}

/** The filters of the month in the address. */
export const monthFilters = addressFilters<MonthFilters>({
  month: {
    name: 'month',
    read: (text) => {
      const day = parseMonth(text);
      return day && monthNumber(day);
    },
    fallback: undefined,
  },
  level: firstByDefault('level', reportLevels),
  departmentId: identifier('department'),
  placeId: identifier('place'),
  userId: identifier('person'),
  page: pageNumber,
});

/** The first day of the month shown. */
export function shownMonth({ month = '' }: Pick<MonthFilters, 'month'>, today: CalendarDate): CalendarDate {
  return monthOf(parseMonth(month) ?? today).startDate;
}

/** What the report of the month asks for, without the page. */
export function askedReport(filters: Omit<MonthFilters, 'page'>, today: CalendarDate) {
  const { level, departmentId, placeId, userId } = filters;
  const { startDate: from, endDate: to } = monthOf(shownMonth(filters, today));
  return { from, to, level, departmentId, placeId, userId };
}
