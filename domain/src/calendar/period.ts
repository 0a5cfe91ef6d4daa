import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';

/** A run of days, both ends included. */
export interface Period {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** The number of calendar days in the period. */
export function calendarDays({ startDate, endDate }: Period): number {
  return daysBetween(startDate, endDate) + 1;
}

/** Whether the date is in the period. */
export function includes({ startDate, endDate }: Period, date: CalendarDate): boolean {
  return startDate <= date && date <= endDate;
}

/** Whether the periods share a day. */
export function overlaps(one: Period, other: Period): boolean {
  return one.startDate <= other.endDate && other.startDate <= one.endDate;
}

/** The days in both periods, if any. */
export function intersection(one: Period, other: Period): Period | undefined {
  if (!overlaps(one, other)) return undefined;
  return {
    startDate: one.startDate > other.startDate ? one.startDate : other.startDate,
    endDate: one.endDate < other.endDate ? one.endDate : other.endDate,
  };
}

/** Every day of the period, in order. */
export function daysOf({ startDate, endDate }: Period): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The days of a calendar year. */
export function calendarYear(year: number): Period {
  const digits = String(year).padStart(4, '0');
  return { startDate: `${digits}-01-01`, endDate: `${digits}-12-31` };
}
