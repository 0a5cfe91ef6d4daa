import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth } from '@almanac/domain/calendar/date-parts';
import { isBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { addressFilters, calendarDate, identifier, pageNumber } from '../../platform/lists/address.ts';

export interface ProvisionFilters {
  /** The last day of the previous month if absent. */
  on?: string | undefined;
  departmentId?: string | undefined;
  /** The kept list shown instead. */
  kept?: string | undefined;
  page: number;
}

/** The filters of provisions in the address. */
export const provisionFilters = addressFilters<ProvisionFilters>({
  on: calendarDate('on'),
  departmentId: identifier('department'),
  kept: identifier('kept'),
  page: pageNumber,
});

/** The day of the list: the one in the address, or the last day of the previous month. */
export function shownDay({ on }: Pick<ProvisionFilters, 'on'>, today: CalendarDate): CalendarDate {
  return isBoundedDay(on, today) ? on : addDays(firstOfMonth(today), -1);
}
