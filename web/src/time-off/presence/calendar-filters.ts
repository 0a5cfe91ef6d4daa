import { addressFilters, identifier } from '../../platform/address.ts';

/** Whose time off the calendar shows. */
export interface CalendarFilters {
  departmentId?: string | undefined;
  teamId?: string | undefined;
}

export const calendarFilters = addressFilters<CalendarFilters>({
  departmentId: identifier('department'),
  teamId: identifier('team'),
});
