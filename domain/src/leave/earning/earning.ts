import { addDays, type CalendarDate, latestDate } from '../../calendar/calendar-date.ts';
import { calendarDays, includes, intersection, type Period } from '../../calendar/period.ts';
import { employedPeriod } from '../../people/accounts/employment.ts';
import { leaveYearOn, type PolicyVersion, type RuleFacts, versionsOf } from '../plans/plan.ts';
import type { PolicyRules, Proration } from '../plans/policy.ts';
import { accrualPeriods } from './accrual-periods.ts';
import { fullMonthsOf } from './employment-months.ts';
import { endsWhileWaiting } from './minimum.ts';
import type { RatesOf } from './rates.ts';
import { plansOverTime } from './year-ends.ts';

/** One instalment's part of a plan's leave year, with the share the person is employed for. */
export interface EarningPeriod {
  /** The day it is posted, within the employment. */
  postedOn: CalendarDate;
  /** The days whose rates apply. */
  days: Period;
  share: number;
}

/**
 * What one plan earns within a leave year of the account. A plan earns by its own leave year, and the account's may
 * contain only part of it.
 */
export interface PlanEarning extends RatesOf {
  /** The days of the account's leave year on which the plan is effective. */
  days: Period;
  planYear: Period;
  /** The rules that determine how the plan's leave year earns: those at its start, or the first within it. */
  rules: PolicyRules;
  /** The periods of the plan's leave year, by the proration of the rules. */
  periods: readonly EarningPeriod[];
  /** For rules that don't prorate leave: the periods prorated by days, used if another plan follows. */
  periodsByDays?: readonly EarningPeriod[] | undefined;
  /** The number of equal periods in the plan's leave year. */
  periodCount: number;
  isInAdvance: boolean;
  /**
   * The date the plan's end within its leave year becomes known: its first day without the plan, or the last day of
   * the account's leave year. Absent if the plan doesn't end.
   */
  endKnownOn?: CalendarDate | undefined;
}

/**
 * The earnings of each plan within the account's leave year, in order; plans that don't offer the type are left out.
 */
export function earningsIn(leaveYear: Period, facts: RuleFacts): PlanEarning[] {
  const employed = employedFor(leaveYear, facts);
  return plansOverTime(facts).flatMap((stretch): PlanEarning[] => {
    const days = intersection(stretch, leaveYear);
    if (!days || !intersection(days, employed)) return [];
    const { plan } = stretch;
    const planYear = leaveYearOn(plan, facts.employment, days.startDate);
    const versions = versionsOf(plan, facts);
    const rules = rulesOfYear(versions, planYear);
    if (!rules) return [];
    const isInAdvance = rules.accrual.at === 'START';
    const periods = accrualPeriods(rules.accrual, planYear);
    const posting = intersection({ startDate: days.startDate, endDate: leaveYear.endDate }, employed);
    const ofPlanYear = intersection(planYear, employed);
    if (!posting || !ofPlanYear) return [];
    const base = { plan, versions, facts, days, planYear, rules, isInAdvance };
    const given = { ...base, posting, employed: ofPlanYear };
    const earned = (proration: Proration) =>
      proration === 'MONTHS'
        ? employmentMonths(leaveYear, facts, given)
        : earningPeriods(periods, { ...given, proration });
    return [
      {
        ...base,
        periods: earned(rules.proration),
        periodsByDays: rules.proration === 'NONE' ? earned('DAYS') : undefined,
        periodCount: periods.length,
        endKnownOn: endKnownOn(days, planYear, leaveYear),
      },
    ];
  });
}

// An employment end after the leave year changes nothing in it, even if a plan's own year extends beyond it.
function employedFor(leaveYear: Period, { employment }: RuleFacts): Period {
  const employed = employedPeriod(employment);
  return employed.endDate > leaveYear.endDate ? { ...employed, endDate: latestDate } : employed;
}

function endKnownOn(days: Period, planYear: Period, leaveYear: Period): CalendarDate | undefined {
  if (days.endDate < leaveYear.endDate) return addDays(days.endDate, 1);
  return days.endDate < planYear.endDate ? leaveYear.endDate : undefined;
}

function rulesOfYear(versions: readonly PolicyVersion[], year: Period): PolicyRules | undefined {
  const atStart = versions.findLast(({ from }) => from <= year.startDate)?.rules;
  if (atStart) return atStart;
  return (
    versions.find(({ from, rules }) => rules && from > year.startDate && from <= year.endDate)?.rules ??
    undefined
  );
}

interface EmployedYear extends Pick<PlanEarning, 'rules' | 'planYear' | 'isInAdvance'> {
  /** The days on which the plan can post. */
  posting: Period;
  /** The employed days of the plan's leave year. */
  employed: Period;
}

/** The periods the person earns in; if leave is not prorated, also those outside the employment. */
function earningPeriods(
  periods: readonly Period[],
  { proration, ...year }: EmployedYear & { proration: Proration },
): EarningPeriod[] {
  const { employed, rules, planYear } = year;
  return periods.flatMap((period) => {
    const worked = intersection(period, employed);
    const share = employedShare(proration, period, worked);
    if (share === 0) return [];
    const postedOn = postingDay(rules.accrual.every === 'YEAR' ? planYear : period, year);
    const nearest = within(employed, period.startDate);
    return [{ postedOn, days: worked ?? { startDate: nearest, endDate: nearest }, share }];
  });
}

/**
 * The full months of employment in the plan's leave year. In an employment that ends within the waiting time of the
 * minimum they run on over year ends, and each one counts in the leave year that it ends in.
 */
function employmentMonths(leaveYear: Period, { employment }: RuleFacts, year: EmployedYear): EarningPeriod[] {
  const { minimum } = year.rules;
  const months =
    minimum && endsWhileWaiting(minimum, employment)
      ? fullMonthsOf(employedPeriod(employment))
          .filter(({ endDate }) => includes(leaveYear, endDate))
          .flatMap((month) => intersection(month, leaveYear) ?? [])
      : fullMonthsOf(year.employed);
  return months.map((days) => ({ postedOn: postingDay(year.planYear, year), days, share: 1 }));
}

function postingDay({ startDate, endDate }: Period, { isInAdvance, posting }: EmployedYear): CalendarDate {
  return within(posting, isInAdvance ? startDate : endDate);
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
