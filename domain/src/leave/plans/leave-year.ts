import { addDays, addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import { type DayOfYear, dateInYearOf, yearOf } from '../../calendar/date-parts.ts';
import { intersection, type Period } from '../../calendar/period.ts';

/** The first day of every leave year, `MM-DD`; never 29 February. */
export type LeaveYearStart = DayOfYear;

/** The leave year of the date. */
export function leaveYearOf(date: CalendarDate, start: LeaveYearStart): Period {
  const startThisYear = dateInYearOf(date, start);
  const startDate = startThisYear <= date ? startThisYear : addMonths(startThisYear, -12);
  return { startDate, endDate: addDays(addMonths(startDate, 12), -1) };
}

/** The name of a leave year: '2027', or '2026/27' if it spans two calendar years. */
export function leaveYearName({ startDate, endDate }: Period): string {
  const [first, last] = [yearOf(startDate), yearOf(endDate)];
  return first === last ? String(first) : `${first}/${String(last % 100).padStart(2, '0')}`;
}

/** The leave years the period overlaps, in order. */
export function leaveYearsOf(period: Period, start: LeaveYearStart): [Period, ...Period[]] {
  const years: [Period, ...Period[]] = [leaveYearOf(period.startDate, start)];
  for (let year = years[0]; year.endDate < period.endDate; ) {
    year = leaveYearOf(addDays(year.endDate, 1), start);
    years.push(year);
  }
  return years;
}

/** The period split into its leave years, in order. */
export function splitByLeaveYear(
  period: Period,
  start: LeaveYearStart,
): { leaveYear: Period; part: Period }[] {
  return leaveYearsOf(period, start).flatMap((leaveYear) => {
    const part = intersection(period, leaveYear);
    return part ? [{ leaveYear, part }] : [];
  });
}
