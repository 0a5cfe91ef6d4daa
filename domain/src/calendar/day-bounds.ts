import { type CalendarDate, fieldsOf } from './calendar-date.ts';

/** The earliest day an account can be read for, and the earliest start of an employment. */
export const firstBoundedDay: CalendarDate = '1950-01-01';
const yearsAhead = 10;
// Forecasts reach into the next year, and the calendar ends with 2199.
const lastYear = 2197;

/** The last day an account can be read or posted for: the end of the tenth year after today. */
export function lastBoundedDay(today: CalendarDate): CalendarDate {
  return `${Math.min(fieldsOf(today).year + yearsAhead, lastYear)}-12-31`;
}

/** Whether an account can be read for the day. */
export function isBoundedDay(day: CalendarDate | undefined, today: CalendarDate): day is CalendarDate {
  return day !== undefined && firstBoundedDay <= day && day <= lastBoundedDay(today);
}
