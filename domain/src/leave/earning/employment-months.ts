import { addDays, addMonths, type CalendarDate, fieldsOf } from '../../calendar/calendar-date.ts';
import { calendarDays, type Period } from '../../calendar/period.ts';

/** The last day of the months from the date; a month that lacks the day ends on its own last day. */
export function endOfMonths(startDate: CalendarDate, months: number): CalendarDate {
  const next = addMonths(startDate, months);
  return fieldsOf(next).day === fieldsOf(startDate).day ? addDays(next, -1) : next;
}

/** The full months of the period, counted from its first day. */
export function fullMonthsOf({ startDate, endDate }: Period): Period[] {
  const months: Period[] = [];
  for (let first = startDate; ; ) {
    const last = endOfMonths(startDate, months.length + 1);
    if (last > endDate) return months;
    months.push({ startDate: first, endDate: last });
    first = addDays(last, 1);
  }
}

/** The months of the period, counted from its first day, with the share of the last one that it has. */
export function monthsOf(period: Period): number {
  const full = fullMonthsOf(period);
  const first = addDays(endOfMonths(period.startDate, full.length), 1);
  if (first > period.endDate) return full.length;
  const month = { startDate: first, endDate: endOfMonths(period.startDate, full.length + 1) };
  return full.length + calendarDays({ startDate: first, endDate: period.endDate }) / calendarDays(month);
}
