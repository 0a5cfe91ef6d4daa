import { dateFormat } from './date-format.ts';

/** A day without time or zone, `YYYY-MM-DD`; compares as a string. */
export type CalendarDate = string;

export const earliestDate: CalendarDate = '1900-01-01';
export const latestDate: CalendarDate = '2199-12-31';

const millisecondsPerDay = 86_400_000;
const shortestMonth = 28;
const zero = '0'.charCodeAt(0);
const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is an existing day from 1900 to 2199. */
export function isCalendarDate(text: string): boolean {
  if (!pattern.test(text) || text < earliestDate || text > latestDate) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && fromInstant(instant) === text;
}

/** The calendar day in the time zone at the instant (milliseconds since 1970, UTC). */
export function dateAt(instant: number, timeZone: string): CalendarDate {
  const parts = dateFormat('en', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The date plus the number of days, which may be negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromInstant(toInstant(date) + days * millisecondsPerDay);
}

/** The date plus the number of months, which may be negative; the last day of a month that is too short. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = fieldsOf(date);
  const first = Date.UTC(year, month - 1 + months, 1);
  if (day <= shortestMonth) return fromInstant(first + (day - 1) * millisecondsPerDay);
  const daysInMonth = (Date.UTC(year, month + months, 1) - first) / millisecondsPerDay;
  return fromInstant(first + (Math.min(day, daysInMonth) - 1) * millisecondsPerDay);
}

/** Days from the first date to the second; negative if the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((toInstant(to) - toInstant(from)) / millisecondsPerDay);
}

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: CalendarDate): number {
  return new Date(toInstant(date)).getUTCDay();
}

/** The Monday of the date's week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((dayOfWeek(date) + 6) % 7));
}

/** Whether the date is a Saturday or a Sunday. */
export function isWeekend(date: CalendarDate): boolean {
  const day = dayOfWeek(date);
  return day === 0 || day === 6;
}

/** Year, month (1 to 12) and day of month (1 to 31) of the date. */
export function fieldsOf(date: CalendarDate): { year: number; month: number; day: number } {
  return {
    year: digitsAt(0, date) * 100 + digitsAt(2, date),
    month: digitsAt(5, date),
    day: digitsAt(8, date),
  };
}

function digitsAt(index: number, date: CalendarDate): number {
  return date.charCodeAt(index) * 10 + date.charCodeAt(index + 1) - 11 * zero;
}

/** Milliseconds since 1970 of the date's midnight in UTC, for formatting with `timeZone: 'UTC'`. */
export function toInstant(date: CalendarDate): number {
  const { year, month, day } = fieldsOf(date);
  return Date.UTC(year, month - 1, day);
}

// Balances use the same few thousand days again and again; formatting them is most of the work.
const datesOfInstants = new Map<number, CalendarDate>();

function fromInstant(instant: number): CalendarDate {
  const known = datesOfInstants.get(instant);
  if (known !== undefined) return known;
  const text = new Date(instant).toISOString().slice(0, 10);
  if (earliestDate <= text && text <= latestDate) datesOfInstants.set(instant, text);
  return text;
}
