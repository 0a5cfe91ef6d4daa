import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysOf, type Period } from '../calendar/period.ts';
import type { MinimumRule } from '../leave/plans/policy.ts';
import type { NaiveDays } from './naive-days.ts';
import { type Fraction, fraction, nothing, over, plus, times } from './naive-fraction.ts';
import { fullMonthsFrom, lastOfMonths, monthsIn, sharesOfMonths } from './naive-months.ts';

/** Whether the employment ends within the waiting time. */
export function endsWhileWaiting(
  { waitingMonths }: MinimumRule,
  employment: number,
  days: NaiveDays,
): boolean {
  const { endDate } = days.employments[employment] ?? {};
  const start = waitingStart(employment, days);
  if (start === undefined || endDate === undefined) return false;
  return lastOfMonths(start, waitingMonths) >= endDate;
}

/** The day from which the waiting time counts. */
function waitingStart(employment: number, { employments }: NaiveDays): CalendarDate | undefined {
  const own = employments[employment];
  return own?.countsEarlier ? employments[0]?.startDate : own?.startDate;
}

/** The least total of the leave year, if the rules of the date stay effective to its end; undefined if there is none. */
export function minimumOn(
  date: CalendarDate,
  leaveYear: Period,
  employment: number,
  days: NaiveDays,
): Fraction | undefined {
  const rules = days.rulesOn(date);
  if (!rules?.minimum || rules.grants.length === 0) return undefined;
  const { perYear, waitingMonths } = rules.minimum;
  const { endDate } = days.employments[employment] ?? {};
  const start = waitingStart(employment, days);
  const all = daysOf(leaveYear);
  const employed = all.filter((day) => days.isEmployedIn(employment, day));
  if (endsWhileWaiting(rules.minimum, employment, days)) return undefined;
  if (start && lastOfMonths(start, waitingMonths) >= leaveYear.endDate) return undefined;
  if (endDate !== undefined && firstHalf(all).includes(endDate)) return undefined;
  if (endDate !== undefined && endDate < leaveYear.startDate) return undefined;
  let weighed = nothing;
  for (const { day, share } of sharesOfMonths(employed)) {
    weighed = plus(weighed, times(share, days.scaleOn(rules, day < date ? day : date)));
  }
  const scale = over(weighed, monthsIn(employed));
  const months = monthsIn(all);
  const year = fraction(12);
  const isShort = months.top * year.bottom < year.top * months.bottom;
  return times(times(fraction(perYear, 12), isShort ? months : year), scale);
}

function firstHalf(days: readonly CalendarDate[]): readonly CalendarDate[] {
  const months = fullMonthsFrom(days);
  const isYear = months.length === 12 && months.flat().length === days.length;
  return isYear ? months.slice(0, 6).flat() : days.slice(0, Math.floor(days.length / 2));
}
