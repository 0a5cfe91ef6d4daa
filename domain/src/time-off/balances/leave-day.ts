import type { CalendarDate } from '../../calendar/calendar-date.ts';

/** The days of which accounts can be read: their leave years, and what they say of the months after, lie within the calendar. */
export const firstLeaveDay: CalendarDate = '1901-01-01';
export const lastLeaveDay: CalendarDate = '2197-12-31';

/** Whether an account can be read of the date. */
export function isLeaveDay(date: CalendarDate): boolean {
  return date >= firstLeaveDay && date <= lastLeaveDay;
}

/** What is told of a date that is none of them, as the field is labelled. */
export function leaveDayFault(label: string): string {
  return `${label} must be a date between 1901 and 2197`;
}
