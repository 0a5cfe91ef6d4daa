import { addDays, addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import { firstOfMonth } from '../../calendar/date-parts.ts';
import { calendarDays, includes, intersection, type Period } from '../../calendar/period.ts';
import { employedPeriod } from '../../people/accounts/employment.ts';
import type { ReducingAbsence, RuleFacts } from '../plans/plan.ts';
import { monthsOf } from './employment-months.ts';

/** The part of a leave year's grants that an absence takes away. */
export interface Reduction {
  absence: ReducingAbsence;
  /** The first day of the absence in the leave year. */
  date: CalendarDate;
  /** Full calendar months or calendar days of the absence, and the number of them in the leave year. */
  part: number;
  whole: number;
}

/**
 * What the absences take from the grants of the leave year, in order: for each full calendar month, which counts in
 * the leave year that it ends in, or for each calendar day.
 */
export function reductionsIn(leaveYear: Period, facts: RuleFacts): Reduction[] {
  const employed = employedPeriod(facts.employment);
  return (facts.reducing ?? []).flatMap((absence): Reduction[] => {
    const days = intersection(absence, employed);
    const ofYear = days && intersection(days, leaveYear);
    if (!ofYear) return [];
    const [part, whole] =
      absence.reduces === 'FULL_MONTHS'
        ? [calendarMonthsIn(days).filter((end) => includes(leaveYear, end)).length, monthsOf(leaveYear)]
        : [calendarDays(ofYear) - halvesOutside(absence, ofYear) / 2, calendarDays(leaveYear)];
    return part > 0 ? [{ absence, date: ofYear.startDate, part, whole }] : [];
  });
}

/** The share of the year's grants that is taken away: 0 to 1. */
export function shareTaken(reductions: readonly Reduction[]): number {
  return Math.min(
    1,
    reductions.reduce((sum, { part, whole }) => sum + part / whole, 0),
  );
}

/** The last days of the calendar months that are completely within the period. */
function calendarMonthsIn({ startDate, endDate }: Period): CalendarDate[] {
  const ends: CalendarDate[] = [];
  const begun = firstOfMonth(startDate);
  for (let first = begun === startDate ? begun : addMonths(begun, 1); ; first = addMonths(first, 1)) {
    const last = addDays(addMonths(first, 1), -1);
    if (last > endDate) return ends;
    ends.push(last);
  }
}

/** How many halves of the days are worked, as the absence begins at noon or ends at noon. */
function halvesOutside({ startDate, endDate, startHalf, endHalf }: ReducingAbsence, days: Period): number {
  const beginsAtNoon = startHalf === 'PM' && days.startDate === startDate;
  const endsAtNoon = endHalf === 'AM' && days.endDate === endDate;
  return Number(beginsAtNoon) + Number(endsAtNoon);
}
