import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from '../calendar/period.ts';
import type { Amount } from '../leave/types/amount.ts';
import type { NaiveDays } from './naive-days.ts';
import { Earning } from './naive-earning.ts';
import { takenBy } from './naive-reduction.ts';

/** A grant's credit on a day or, if negative, its correction. */
export interface NaivePosting {
  date: CalendarDate;
  amount: Amount;
  grant: string | null;
  /** Whether an absence causes it. */
  isReduction: boolean;
  /** The position of the employment. */
  employment: number;
}

/** The postings of a stretch between two year ends, by employment and grant. */
export function postingsOf(stretch: Period, days: NaiveDays): NaivePosting[] {
  return days.employments.flatMap((_each, employment) => postingsIn(employment, stretch, days));
}

function postingsIn(employment: number, stretch: Period, days: NaiveDays): NaivePosting[] {
  const earning = new Earning(employment, stretch, days);
  const grants = earning.grants();
  const dates = grants.map((grant) => new Set(earning.postingDays(grant)));
  const totals = grants.map(() => 0);
  const postings: NaivePosting[] = [];
  const allDates = new Set([...dates.flatMap((each) => [...each]), ...earning.daysOfRules()]);
  for (const { date } of earning.reductions) allDates.add(date);
  for (const date of [...allDates].sort()) {
    for (const { reached, isReduction } of stepsOn(date, earning, grants)) {
      for (const [index, total] of reached.entries()) {
        const amount = total - (totals[index] ?? 0);
        if (amount === 0 || !(earning.isShared || dates[index]?.has(date))) continue;
        postings.push({ date, amount, grant: grants[index] ?? null, isReduction, employment });
        totals[index] = total;
      }
    }
  }
  return postings;
}

/** The totals that the grants reach on the date: without the absences that begin on it, then with each of them. */
function stepsOn(date: CalendarDate, earning: Earning, grants: readonly (string | null)[]) {
  const sums = grants.map((grant) => earning.sumOn(date, grant));
  const begun = earning.reducesOn(date) ? earning.reductions.filter((each) => each.date <= date) : [];
  const before = begun.filter((each) => each.date < date).length;
  const steps: { reached: Amount[]; isReduction: boolean }[] = [];
  for (let taken = before; taken <= begun.length; taken += 1) {
    const reached = earning.totalsOn(date, sums, takenBy(begun.slice(0, taken)));
    steps.push({ reached, isReduction: taken > before });
  }
  return steps;
}
