import { type CalendarDate, fieldsOf, toInstant } from './calendar-date.ts';
import type { Period } from './period.ts';

/** The date as people of the locale say it, such as 'Mon 3 Aug 2026'. */
export function dateText(date: CalendarDate, locale: string): string {
  return join(
    partsOf(date, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    locale,
  );
}

/** The date in its long form, such as 'August 3, 2026' in US English. */
export function longDateText(date: CalendarDate, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(toInstant(date));
}

/** The date beside another one, such as '31 December'; in another year with it, as '31 December 2027'. */
export function dayText(date: CalendarDate, beside: CalendarDate, locale: string): string {
  const isSameYear = fieldsOf(date).year === fieldsOf(beside).year;
  if (!isSameYear) return longDateText(date, locale);
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, format).format(toInstant(date));
}

/** The month with its year, such as 'August 2026'. */
export function monthText(date: CalendarDate, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    toInstant(date),
  );
}

/** The period as people say it, such as 'Mon 3 to Fri 7 Aug 2026'; what both ends share is said once. */
export function periodText({ startDate, endDate }: Period, locale: string): string {
  if (startDate === endDate) return dateText(startDate, locale);
  const start = fieldsOf(startDate);
  const end = fieldsOf(endDate);
  if (start.year !== end.year) return `${dateText(startDate, locale)} to ${dateText(endDate, locale)}`;
  const first = partsOf(startDate, locale, {
    weekday: 'short',
    day: 'numeric',
    ...(start.month === end.month ? {} : { month: 'short' }),
  });
  return `${join(first, locale)} to ${dateText(endDate, locale)}`;
}

/**
 * The period beside another one, such as 'Mon 3 to Fri 7 Aug': the year is left out where it is the only one of both.
 */
export function periodTextBeside(period: Period, other: Period, locale: string): string {
  const dates = [period.startDate, period.endDate, other.startDate, other.endDate];
  if (new Set(dates.map((date) => fieldsOf(date).year)).size > 1) return periodText(period, locale);
  return periodTextInYear(period, locale);
}

/** The period without its years, where these are told beside it, such as 'Mon 21 Dec to Fri 1 Jan'. */
export function periodTextInYear({ startDate, endDate }: Period, locale: string): string {
  const [start, end] = [startDate, endDate].map((date) =>
    partsOf(date, locale, { weekday: 'short', day: 'numeric', month: 'short' }),
  );
  const isOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const first = isOneMonth ? partsOf(startDate, locale, { weekday: 'short', day: 'numeric' }) : start;
  const ends = startDate === endDate ? [end] : [first, end];
  return ends.map((parts = []) => join(parts, locale)).join(' to ');
}

function partsOf(date: CalendarDate, locale: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(toInstant(date));
}

// English puts a comma after the weekday, which reads as noise in a period.
function join(parts: Intl.DateTimeFormatPart[], locale: string): string {
  const text = parts.map((part) => part.value).join('');
  return locale.startsWith('en') ? text.replaceAll(',', '') : text;
}
