import type { CalendarDate } from '../calendar/calendar-date.ts';
import * as calendar from '../calendar/date-text.ts';
import type { Period } from '../calendar/period.ts';
import { erasedName, isErased } from '../erased-person.ts';
import type { LoggedChange } from './event-change.ts';
import { formerValue, newValue } from './event-changes.ts';

/** The locale of the audit log's English texts. */
export const logLocale = 'en-GB';

/** Name and address, such as 'Ada Lovelace (ada@example.com)', or a placeholder for an erased person. */
export function personText({
  name = '',
  email = '',
}: {
  name?: string | undefined;
  email?: string | undefined;
}): string {
  if (isErased({ email })) return erasedName;
  // The log names people without a name by their address.
  return name === '' || name === email ? email : `${name} (${email})`;
}

/** The day, such as 'Mon 3 Aug 2026'. */
export function dateText(date: CalendarDate): string {
  return calendar.dateText(date, logLocale);
}

/** The day in full, such as '3 August 2026'. */
export function longDateText(date: CalendarDate): string {
  return calendar.longDateText(date, logLocale);
}

/** The period, such as 'Mon 3 to Fri 7 Aug 2026'. */
export function periodText(period: Period): string {
  return calendar.periodText(period, logLocale);
}

/** The value that a field had before the changes; empty without one. */
export function textBefore(changes: readonly LoggedChange[], field: string): string {
  return valueText(formerValue(changes, field));
}

/** The value that a field has after the changes; empty without one. */
export function textAfter(changes: readonly LoggedChange[], field: string): string {
  return valueText(newValue(changes, field));
}

function valueText(value: LoggedChange['to']): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? personText(value) : `${value}`;
}
