import { addDays, addMonths, type CalendarDate, latestDate } from '../../calendar/calendar-date.ts';
import { calendarDays, intersection, type Period } from '../../calendar/period.ts';
import { accrualPeriods } from '../../leave/earning/accrual-periods.ts';
import type { LeavePlan, PolicyVersion, RuleFacts } from '../../leave/plans/plan.ts';
import type { PolicyRules, Proration } from '../../leave/plans/policy.ts';
import type { Amount } from '../../leave/types/amount.ts';
import { termsOn } from '../../work-time/day-of-work.ts';
import { workOfWeek } from '../../work-time/work-schedule.ts';
import { formerGrantsByKey, formerVersions } from './former-plan.ts';

/** A credit of the plan's leave year on a day or, if negative, a correction: hundredths of a day, or minutes. */
export interface FormerGrant {
  date: CalendarDate;
  amount: Amount;
  grant: string;
  yearStart: CalendarDate;
  /** The running total of the plan's leave year on that day, before rounding. */
  exact: number;
}

interface EarningPeriod {
  postedOn: CalendarDate;
  days: Period;
  share: number;
}

interface Earning {
  all: EarningPeriod[];
  number: number;
  isInAdvance: boolean;
}

interface Rate {
  from: CalendarDate;
  perYear: number;
}

/** The former grants of the person's plan in one of its leave years, in order. */
export function formerGrants(plan: LeavePlan, year: Period, facts: RuleFacts): FormerGrant[] {
  const versions = formerVersions(plan, facts);
  const first = versions.findLastIndex(({ from }) => from <= year.startDate);
  const ofYear = versions.filter(({ from }, index) => index >= first && from <= year.endDate);
  const rules =
    (first < 0 ? undefined : versions[first]?.rules) ??
    ofYear.find((each) => each.rules && each.from > year.startDate)?.rules;
  const { employmentStart: startDate = year.startDate, employmentEnd: endDate = latestDate } =
    facts.employment;
  const employed = intersection(year, { startDate, endDate });
  if (!rules || !employed) return [];
  const earning = earningOf(rules, year, employed);
  const keys = new Set(
    ofYear.flatMap((each) => (each.rules ? [...formerGrantsByKey(each.rules).keys()] : [])),
  );
  return [...keys]
    .flatMap((grant) => {
      const rates = ratesOf(plan, { year, grant, versions, facts });
      const posted = postingsOf(rates, earning, { rules, employed });
      return posted.map((each) => ({ ...each, grant, yearStart: year.startDate }));
    })
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

function earningOf({ accrual, proration }: PolicyRules, year: Period, employed: Period): Earning {
  const isInAdvance = accrual.at === 'START';
  const periods = accrualPeriods(accrual, year);
  const all = periods.flatMap((period) => {
    const worked = intersection(period, employed);
    const share = employedShare(proration, period, worked);
    if (share === 0) return [];
    const posted = accrual.every === 'YEAR' ? year : period;
    const postedOn = within(employed, isInAdvance ? posted.startDate : posted.endDate);
    const nearest = within(employed, period.startDate);
    return [{ postedOn, days: worked ?? { startDate: nearest, endDate: nearest }, share }];
  });
  return { all, number: periods.length, isInAdvance };
}

function employedShare(proration: Proration, period: Period, worked: Period | undefined): number {
  if (proration === 'NONE') return 1;
  if (!worked) return 0;
  if (proration === 'BEGUN') return 1;
  const part = calendarDays(worked) / calendarDays(period);
  return proration === 'DAYS' || part === 1 ? part : 0;
}

function within({ startDate, endDate }: Period, date: CalendarDate): CalendarDate {
  if (date < startDate) return startDate;
  return date > endDate ? endDate : date;
}

interface OfGrant {
  year: Period;
  grant: string;
  versions: readonly PolicyVersion[];
  facts: RuleFacts;
}

function ratesOf(plan: LeavePlan, of: OfGrant): Rate[] {
  const rates: Rate[] = [];
  for (const from of daysOfChange(of)) {
    const perYear = rateOn(from, plan, of);
    if (perYear !== rates.at(-1)?.perYear) rates.push({ from, perYear });
  }
  return rates;
}

function rateOn(date: CalendarDate, { id }: LeavePlan, { grant, versions, facts }: OfGrant): number {
  const { plan, schedule } = termsOn(facts.terms, date);
  if (plan.id !== id) return 0;
  const rules = versions.findLast(({ from }) => from <= date)?.rules;
  const steps = rules ? formerGrantsByKey(rules).get(grant)?.steps : undefined;
  if (!rules || !steps) return 0;
  const start = facts.employment.employmentStart;
  const reached = steps.filter(
    ({ afterMonths }) => afterMonths === 0 || (start && addMonths(start, afterMonths) <= date),
  );
  const full = reached.at(-1)?.perYear ?? 0;
  if (rules.fullWeek === null) return full;
  const { days, minutes } = workOfWeek(schedule);
  return full * ((facts.type.unit === 'DAY' ? days * 100 : minutes) / rules.fullWeek);
}

function daysOfChange({ year, grant, versions, facts: { terms, employment } }: OfGrant): CalendarDate[] {
  const days = new Set([year.startDate]);
  const add = (day: CalendarDate) => {
    if (day > year.startDate && day <= year.endDate) days.add(day);
  };
  for (const { from } of terms) add(from);
  for (const { from, rules } of versions) {
    add(from);
    for (const { afterMonths } of (rules && formerGrantsByKey(rules).get(grant)?.steps) ?? []) {
      if (afterMonths > 0 && employment.employmentStart)
        add(addMonths(employment.employmentStart, afterMonths));
    }
  }
  return [...days].sort();
}

function postingsOf(
  rates: readonly Rate[],
  { all, number, isInAdvance }: Earning,
  { rules, employed }: { rules: PolicyRules; employed: Period },
): Pick<FormerGrant, 'date' | 'amount' | 'exact'>[] {
  const days = new Set(all.map(({ postedOn }) => postedOn));
  for (const { from } of isInAdvance ? rates.slice(1) : []) {
    if (from > employed.startDate && from <= employed.endDate) days.add(from);
  }
  const posted: Pick<FormerGrant, 'date' | 'amount' | 'exact'>[] = [];
  let total = 0;
  for (const date of [...days].sort()) {
    const known = rates.filter(({ from }) => from <= date);
    const due = all.filter(({ postedOn }) => postedOn <= date);
    const exact = earned(due, known) / number;
    const isComplete = due.length === all.length || known.at(-1)?.perYear === 0;
    const reached = isComplete ? formerTotal(exact, rules.rounding) : formerTotal(exact, null);
    if (reached !== total) posted.push({ date, amount: reached - total, exact });
    total = reached;
  }
  return posted;
}

function earned(periods: readonly EarningPeriod[], rates: readonly Rate[]): number {
  return rates.reduce((sum, { from, perYear }, index) => {
    const next = rates[index + 1]?.from;
    const startDate = index === 0 ? '' : from;
    const stretch = { startDate, endDate: next ? addDays(next, -1) : latestDate };
    return sum + perYear * periods.reduce((shares, each) => shares + shareWithin(each, stretch), 0);
  }, 0);
}

function shareWithin({ days, share }: EarningPeriod, stretch: Period): number {
  if (stretch.startDate <= days.startDate && days.endDate <= stretch.endDate) return share;
  const part = intersection(days, stretch);
  return part ? (share * calendarDays(part)) / calendarDays(days) : 0;
}

const tolerance = 1e-6;

/** The exact total, rounded by the policy; null: to hundredths of a day or minutes. */
export function formerTotal(exact: number, rounding: PolicyRules['rounding']): Amount {
  if (!rounding) return toMultiple(exact, 1, 'NEAREST');
  const { to, mode } = rounding;
  if (mode !== 'UP_FROM_HALF') return toMultiple(exact, to, mode);
  const isFromHalf = exact - toMultiple(exact, to, 'DOWN') >= to / 2 - tolerance;
  return isFromHalf ? toMultiple(exact, to, 'UP') : toMultiple(exact, 1, 'NEAREST');
}

function toMultiple(exact: number, to: Amount, mode: 'NEAREST' | 'UP' | 'DOWN'): Amount {
  const multiples = exact / to;
  if (mode === 'UP') return Math.ceil(multiples - tolerance) * to + 0;
  return Math.floor(multiples + tolerance + (mode === 'NEAREST' ? 0.5 : 0)) * to;
}
