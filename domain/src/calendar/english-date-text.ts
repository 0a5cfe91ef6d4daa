import type { CalendarDate } from './calendar-date.ts';
import * as calendar from './date-text.ts';
import type { Period } from './period.ts';

/** The locale of the audit log, emails and refusals. */
export const english = 'en-GB';

/** The day, such as 'Mon 3 Aug 2026'. */
export function dateText(date: CalendarDate): string {
  return calendar.dateText(date, english);
}

/** The day in full, such as '3 August 2026'. */
export function longDateText(date: CalendarDate): string {
  return calendar.longDateText(date, english);
}

/** The period, such as 'Mon 3 to Fri 7 Aug 2026'. */
export function periodText(period: Period): string {
  return calendar.periodText(period, english);
}

/** The local date and time in the time zone, such as 'Mon 3 Aug 2026, 09:30'. */
export function instantText(instant: Date, timeZone: string): string {
  return calendar.instantText(instant.getTime(), { locale: english, timeZone });
}
