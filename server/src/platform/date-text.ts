import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import * as calendar from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';

/** The locale of text and emails that the server writes. */
export const locale = 'en-GB';

/** The day, such as 'Mon 3 Aug 2026'. */
export function dateText(date: CalendarDate): string {
  return calendar.dateText(date, locale);
}

/** The period, such as 'Mon 3 to Fri 7 Aug 2026'. */
export function periodText(period: Period): string {
  return calendar.periodText(period, locale);
}

/** The local date and time in the time zone, such as 'Mon 3 Aug 2026, 09:30'. */
export function instantText(instant: Date, timeZone: string): string {
  return calendar.instantText(instant.getTime(), { locale, timeZone });
}
