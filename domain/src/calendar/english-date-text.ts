import type { CalendarDate } from './calendar-date.ts';
import * as calendar from './date-text.ts';

/** The day in the log of the server, such as 'Mon 3 Aug 2026'. */
export function dateText(date: CalendarDate): string {
  return calendar.dateText(date, 'en-GB');
}
