import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDays, daysOf, includes, type Period } from '../calendar/period.ts';
import type { NaiveDays } from './naive-days.ts';
import { type Fraction, fraction, nothing, over, plus } from './naive-fraction.ts';
import { monthsIn } from './naive-months.ts';

/** The share of a leave year's grants that an absence takes away, from its first day in it. */
export interface NaiveReduction {
  date: CalendarDate;
  share: Fraction;
}

/** The reductions of one employment's leave year, in order, by visiting each day of the absences. */
export function reductionsOf(employment: number, leaveYear: Period, days: NaiveDays): NaiveReduction[] {
  const { startDate: firstDay = '', endDate: lastDay = '9999-12-31' } = days.employments[employment] ?? {};
  return (days.facts.reducing ?? []).flatMap((absence): NaiveReduction[] => {
    const { startDate, endDate, startHalf, endHalf } = absence;
    const all = daysOf({ startDate, endDate }).filter((day) => day >= firstDay && day <= lastDay);
    const ofYear = all.filter((day) => includes(leaveYear, day));
    const [date] = ofYear;
    if (date === undefined) return [];
    if (absence.reduces === 'FULL_MONTHS') {
      const months = [...Map.groupBy(all, (day) => day.slice(0, 7))].filter(
        ([month, ofMonth]) => ofMonth.length === lengthOf(month) && includes(leaveYear, ofMonth.at(-1) ?? ''),
      );
      return [{ date, share: over(fraction(months.length), monthsIn(daysOf(leaveYear))) }];
    }
    let halves = 0;
    for (const day of ofYear) {
      halves += 2;
      if (day === startDate && startHalf === 'PM') halves -= 1;
      if (day === endDate && endHalf === 'AM') halves -= 1;
    }
    return [{ date, share: fraction(halves, 2 * calendarDays(leaveYear)) }];
  });
}

/** The sum of the shares, at most everything. */
export function takenBy(reductions: readonly NaiveReduction[]): Fraction {
  const sum = reductions.reduce((all, { share }) => plus(all, share), nothing);
  return sum.top > sum.bottom ? fraction(1) : sum;
}

function lengthOf(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
}
