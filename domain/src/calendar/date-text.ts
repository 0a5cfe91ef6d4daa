import { type CalendarDate, dateAt, fieldsOf, toInstant } from './calendar-date.ts';
import { dateFormat } from './date-format.ts';
import type { Period } from './period.ts';

/** The date in the locale's short form, such as 'Mon 3 Aug 2026'. */
export function dateText(date: CalendarDate, locale: string): string {
  return join(
    partsOf(date, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    locale,
  );
}

/** The date in its long form, such as 'August 3, 2026' in US English. */
export function longDateText(date: CalendarDate, locale: string): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(toInstant(date));
}

/** The day with its weekday in full, such as 'Wednesday 25 November'. */
export function weekdayText(date: CalendarDate, locale: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return withoutCommas(dateFormat(locale, format).format(toInstant(date)), locale);
}

/** The weekday of the date: 'Wednesday', or 'Wed'. */
export function weekdayName(date: CalendarDate, locale: string, length: 'long' | 'short'): string {
  return dateFormat(locale, { weekday: length, timeZone: 'UTC' }).format(toInstant(date));
}

/** The date without the year if it shares it with the other date: '31 December', else '31 December 2027'. */
export function dayText(date: CalendarDate, beside: CalendarDate, locale: string): string {
  const isSameYear = fieldsOf(date).year === fieldsOf(beside).year;
  if (!isSameYear) return longDateText(date, locale);
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateFormat(locale, format).format(toInstant(date));
}

/** The short month name, such as 'Sep'; English months have three letters in every country. */
export function shortMonthText(date: CalendarDate, locale: string): string {
  const format = dateFormat(locale, { month: isEnglish(locale) ? 'long' : 'short', timeZone: 'UTC' });
  const name = format.format(toInstant(date));
  return isEnglish(locale) ? name.slice(0, 3) : name;
}

/** The moment in the time zone, such as 'Wed 25 Nov 2026, 14:30'. */
export function instantText(
  instant: number,
  { locale, timeZone }: { locale: string; timeZone: string },
): string {
  if (!isEnglish(locale)) return dateFormat(locale, { ...momentFields, timeZone }).format(instant);
  const time = dateFormat(locale, { timeStyle: 'short', timeZone }).format(instant);
  return `${dateText(dateAt(instant, timeZone), locale)}, ${time}`;
}

const momentFields = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** The month and year, such as 'August 2026'. */
export function monthText(date: CalendarDate, locale: string): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(toInstant(date));
}

/**
 * The period as text, such as 'Mon 3 to Fri 7 Aug 2026'; what both ends share appears once. A month before its day,
 * as in US English, is repeated: 'Mon Aug 3 to Fri Aug 7 2026'. Other languages have their own order and dash.
 */
export function periodText({ startDate, endDate }: Period, locale: string): string {
  if (startDate === endDate) return dateText(startDate, locale);
  if (!isEnglish(locale)) return rangeText({ startDate, endDate }, locale, { ...dayOfYear, year: 'numeric' });
  const isOneYear = fieldsOf(startDate).year === fieldsOf(endDate).year;
  const first = isOneYear ? startText({ startDate, endDate }, locale) : dateText(startDate, locale);
  return `${first} to ${dateText(endDate, locale)}`;
}

/** The period beside another one, such as 'Mon 3 to Fri 7 Aug': without the year if both are in the same one. */
export function periodTextBeside(period: Period, other: Period, locale: string): string {
  const dates = [period.startDate, period.endDate, other.startDate, other.endDate];
  if (new Set(dates.map((date) => fieldsOf(date).year)).size > 1) return periodText(period, locale);
  return periodTextInYear(period, locale);
}

/** The period without its years, such as 'Mon 21 Dec to Fri 1 Jan'. */
export function periodTextInYear({ startDate, endDate }: Period, locale: string): string {
  const last = join(partsOf(endDate, locale, dayOfYear), locale);
  if (startDate !== endDate && !isEnglish(locale))
    return rangeText({ startDate, endDate }, locale, dayOfYear);
  return startDate === endDate ? last : `${startText({ startDate, endDate }, locale)} to ${last}`;
}

function startText({ startDate, endDate }: Period, locale: string): string {
  const isOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const parts = partsOf(startDate, locale, dayOfYear);
  const names = parts.map(({ type }) => type);
  if (!isOneMonth || names.indexOf('month') < names.indexOf('day')) return join(parts, locale);
  return join(partsOf(startDate, locale, { weekday: 'short', day: 'numeric' }), locale);
}

function rangeText(
  { startDate, endDate }: Period,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = dateFormat(locale, { ...options, timeZone: 'UTC' });
  return format.formatRange(toInstant(startDate), toInstant(endDate));
}

const dayOfYear = { weekday: 'short', day: 'numeric', month: 'short' } as const;

function partsOf(date: CalendarDate, locale: string, options: Intl.DateTimeFormatOptions) {
  const parts = dateFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(toInstant(date));
  if (!isEnglish(locale)) return parts;
  const month = shortMonthText(date, locale);
  return parts.map((part) => (part.type === 'month' ? { ...part, value: month } : part));
}

// English has a comma after the weekday, which is noise in a period.
function join(parts: Intl.DateTimeFormatPart[], locale: string): string {
  return withoutCommas(parts.map((part) => part.value).join(''), locale);
}

function withoutCommas(text: string, locale: string): string {
  return isEnglish(locale) ? text.replaceAll(',', '') : text;
}

function isEnglish(locale: string): boolean {
  return locale.startsWith('en');
}
