import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { addressFilters, calendarDate, identifier, pageNumber } from '../../platform/lists/address.ts';

interface SicknessFilters {
  /** Today if absent. */
  on?: string | undefined;
  departmentId?: string | undefined;
  page: number;
}

/** The filters of the sickness report in the address. */
export const sicknessFilters = addressFilters<SicknessFilters>({
  on: calendarDate('on'),
  departmentId: identifier('department'),
  page: pageNumber,
});

/** The last day of the twelve months: the one in the address, or today. */
export function reportedDay({ on }: Pick<SicknessFilters, 'on'>, today: CalendarDate): CalendarDate {
  return isBoundedDay(on, today) ? on : today;
}
