import { type CalendarDate, fieldsOf, isCalendarDate } from './calendar-date.ts';

/** A day of any year, `MM-DD`; compares as a string. */
export type DayOfYear = string;

const commonYear = 2001;

/** The year of the date. */
export function yearOf(date: CalendarDate): number {
  return fieldsOf(date).year;
}

/** Month and day of the date, `MM-DD`. */
export function dayOfYear(date: CalendarDate): DayOfYear {
  return date.slice(5);
}

/** The date of the day in the year. */
export function dateInYear(year: number, day: DayOfYear): CalendarDate {
  return `${String(year).padStart(4, '0')}-${day}`;
}

/** The date of the day in the other date's year. */
export function dateInYearOf(date: CalendarDate, day: DayOfYear): CalendarDate {
  return `${date.slice(0, 4)}-${day}`;
}

/** Whether the text is a day of every year, `MM-DD`; 29 February is not. */
export function isDayOfEveryYear(text: string): boolean {
  return isCalendarDate(dateInYear(commonYear, text));
}

/** The date with the year, month and day; undefined if it doesn't exist. */
export function dateFromFields(year: number, month: number, day: number): CalendarDate | undefined {
  const [monthDigits, dayDigits] = [month, day].map((each) => String(each).padStart(2, '0'));
  const date = dateInYear(year, `${monthDigits}-${dayDigits}`);
  return isCalendarDate(date) ? date : undefined;
}

/** The first day of the date's month. */
export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${monthNumber(date)}-01`;
}

/** The date's month, `YYYY-MM`. */
export function monthNumber(date: CalendarDate): string {
  return date.slice(0, 7);
}

/** Year and month of a month such as '2026-08', in digits as it has them. */
export function monthDigits(month: string): { year: string; month: string } {
  return { year: month.slice(0, 4), month: month.slice(5, 7) };
}

/** Year, month and day of the date, in digits as it has them. */
export function dateDigits(date: CalendarDate): { year: string; month: string; day: string } {
  return { ...monthDigits(date), day: date.slice(8) };
}

/** The first day of the month in a text such as '2026-08'; undefined for any other text. */
export function parseMonth(text: string | null): CalendarDate | undefined {
  const firstDay = `${text}-01`;
  return isCalendarDate(firstDay) ? firstDay : undefined;
}

/** The year in a text such as '2026'; undefined for any other text. */
export function parseYear(text: string | null): number | undefined {
  const firstDay = `${text}-01-01`;
  return isCalendarDate(firstDay) ? yearOf(firstDay) : undefined;
}
