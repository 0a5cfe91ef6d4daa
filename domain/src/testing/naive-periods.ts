import { addDays, addMonths, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { daysOf, includes, type Period } from '../calendar/period.ts';
import type { Accrual, PolicyRules, Proration } from '../leave/plans/policy.ts';
import type { NaiveDays } from './naive-days.ts';
import { type Fraction, fraction, nothing } from './naive-fraction.ts';
import { endsWhileWaiting } from './naive-minimum.ts';
import { fullMonthsFrom } from './naive-months.ts';

/** One of the equal parts of a plan's own leave year. */
export interface EarningPeriod {
  /** The employed days whose rates apply; if there are none, the nearest employed day. */
  days: readonly CalendarDate[];
  /** The share of its part of the yearly amount that is earned, 0 to 1. */
  share: Fraction;
  postedOn: CalendarDate;
}

/** How a plan earns in one of its own leave years. */
export interface PlanYear {
  planId: string;
  year: Period;
  rules: PolicyRules;
  /** The number of periods in the leave year, employed or not. */
  number: number;
  periods: readonly EarningPeriod[];
  /** For rules that don't prorate, if another plan follows: the periods by employed days. */
  byDays: readonly EarningPeriod[];
}

/** How the date's plan earns in its leave year; undefined if it doesn't offer the type in that year. */
export function planYearOn(
  date: CalendarDate,
  days: NaiveDays,
  given: { employment: number; staysEmployed: boolean; stretch: Period },
): PlanYear | undefined {
  const plan = days.planOn(date);
  const year = days.planYear(plan, date);
  const versions = days.versionsOf(plan);
  const atStart = versions.findLast(({ from }) => from <= year.startDate);
  const opening = versions.find(
    (each) => each.rules && each.from > year.startDate && each.from <= year.endDate,
  );
  const rules = atStart?.rules ?? opening?.rules;
  const employed = employedDays(year, days, given);
  const [first] = employed;
  const last = employed.at(-1);
  if (!rules || first === undefined || last === undefined) return undefined;
  const { accrual, proration } = rules;
  const all = periodsOf(accrual, year);
  const by = (way: Proration) => {
    if (way === 'MONTHS') {
      const posted = accrual.at === 'START' ? year.startDate : year.endDate;
      const postedOn = within(first, last, posted);
      const months = monthsOfEmployment(employed, rules, days, given);
      return months.map((month) => ({ days: month, share: fraction(1), postedOn }));
    }
    return all.flatMap((period): EarningPeriod[] => {
      const worked = employed.filter((day) => includes(period, day));
      const share = shareOf(way, worked.length, daysOf(period).length);
      const posted = accrual.every === 'YEAR' ? year : period;
      const postedOn = within(first, last, accrual.at === 'START' ? posted.startDate : posted.endDate);
      const days = worked.length > 0 ? worked : [within(first, last, period.startDate)];
      return share.top > 0n ? [{ days, share, postedOn }] : [];
    });
  };
  const periods = by(proration);
  const byDays = proration === 'NONE' ? by('DAYS') : periods;
  return { planId: plan.id, year, rules, number: all.length, periods, byDays };
}

/** Full months of employment; those of an employment within the waiting time go on over the end of the stretch. */
function monthsOfEmployment(
  employed: readonly CalendarDate[],
  { minimum }: PolicyRules,
  days: NaiveDays,
  { employment, stretch }: { employment: number; stretch: Period },
): CalendarDate[][] {
  const { startDate = '', endDate = '' } = days.employments[employment] ?? {};
  if (!minimum || !endsWhileWaiting(minimum, employment, days)) return fullMonthsFrom(employed);
  return fullMonthsFrom(daysOf({ startDate, endDate }))
    .filter((month) => includes(stretch, month.at(-1) ?? ''))
    .map((month) => month.filter((day) => includes(stretch, day)));
}

function shareOf(proration: Proration, worked: number, ofAll: number): Fraction {
  if (proration === 'NONE' || (proration === 'BEGUN' && worked > 0)) return fraction(1);
  return proration === 'DAYS' || worked === ofAll ? fraction(worked, ofAll) : nothing;
}

/** The date, limited to the range between the two. */
export function within(first: CalendarDate, last: CalendarDate, date: CalendarDate): CalendarDate {
  return earlier(later(date, first), last);
}

/** The days of the employment in the year. */
function employedDays(
  year: Period,
  { employments }: NaiveDays,
  { employment, staysEmployed }: { employment: number; staysEmployed: boolean },
): CalendarDate[] {
  const { startDate = year.startDate, endDate = year.endDate } = employments[employment] ?? {};
  const lastDay = staysEmployed ? year.endDate : endDate;
  return daysOf(year).filter((day) => startDate <= day && day <= lastDay);
}

/** Twelve months, 24 half months, or one pay period for each pay day in the year, cut to the year. */
function periodsOf({ every, at, anchor }: Accrual, year: Period): Period[] {
  if (every === 'TWO_WEEKS') {
    const payDays = daysOf(year).filter((day) => daysBetween(anchor ?? year.startDate, day) % 14 === 0);
    return payDays.map((day) => ({
      startDate: later(at === 'START' ? day : addDays(day, -13), year.startDate),
      endDate: earlier(at === 'START' ? addDays(day, 13) : day, year.endDate),
    }));
  }
  const periods: Period[] = [];
  for (let month = 0; month < 12; month += 1) {
    const startDate = addMonths(year.startDate, month);
    const endDate = addDays(addMonths(year.startDate, month + 1), -1);
    if (every !== 'HALF_MONTH') periods.push({ startDate, endDate });
    else {
      periods.push({ startDate, endDate: addDays(startDate, 14) });
      periods.push({ startDate: addDays(startDate, 15), endDate });
    }
  }
  return periods;
}

function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}
