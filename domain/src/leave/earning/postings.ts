import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { includes, intersection, type Period } from '../../calendar/period.ts';
import type { Message, Said } from '../../language/message.ts';
import { employedPeriod } from '../../people/accounts/employment.ts';
import { type PolicyVersion, type RuleFacts, versionOn } from '../plans/plan.ts';
import { type GrantKey, grantsByKey, type PolicyRules } from '../plans/policy.ts';
import type { Amount } from '../types/amount.ts';
import { earningsIn, type PlanEarning } from './earning.ts';
import { message } from './messages/message.ts';
import { reductionFormula } from './posting-formula.ts';
import { type RateStretch, ratesOver } from './rates.ts';
import { type Reduction, reductionsIn, shareTaken } from './reduction.ts';
import { type RunningEarning, runningEarning } from './running-earning.ts';
import { type GrantSum, type GrantTotal, totalsOf } from './year-total.ts';

/** The policy that grants leave. */
export interface PolicyCause {
  kind: 'POLICY';
  /** The plan effective on the day; empty if there is none. */
  planId: string;
  grant?: GrantKey | undefined;
}

/** A credit to an account on a day or, if negative, a debit: hundredths of a day, or minutes. */
export interface Posting<Kind extends string = 'GRANT', Cause = PolicyCause> {
  date: CalendarDate;
  kind: Kind;
  amount: Amount;
  cause: Cause;
  /** The rules effective on that day. */
  because: Said;
  /** The formula of the leave year's running total, unless it is the yearly amount. */
  formula?: Message | undefined;
  /** The lot a credit is added to, and its correction is drawn from. */
  lotKey?: string | undefined;
  expiresOn?: CalendarDate | undefined;
  /** Whether the debt that it leads to is always carried over. */
  keepsDebt?: boolean | undefined;
}

/** Granting rules, from a date. */
interface GrantingRules {
  from: CalendarDate;
  earning: PlanEarning;
  rules: PolicyRules;
}

/** A plan's earning with the rates of one grant. */
interface RatedEarning {
  earning: PlanEarning;
  rates: readonly RateStretch[];
}

/** The running total of one grant. */
interface RunningGrant {
  key: GrantKey;
  rated: readonly RatedEarning[];
  sums: readonly RunningEarning[];
  /** The days it can change. */
  days: ReadonlySet<CalendarDate>;
  total: Amount;
}

/**
 * The grants of the person's plans in one leave year of the account, in order: instalments, or the whole year and its
 * corrections. Grants with the same name from several plans, versions or schedules are added exactly. The running
 * total is rounded to hundredths or minutes, and the year's total once, by the last granting rules. A minimum raises
 * the year's total, in the first grant of the rules; absences reduce it from their first day on.
 */
export function postings(leaveYear: Period, facts: RuleFacts): Posting[] {
  const employed = intersection(leaveYear, employedPeriod(facts.employment));
  if (!employed) return [];
  const earnings = earningsIn(leaveYear, facts);
  const granting = earnings.flatMap((earning) => grantingRules(earning, employed));
  const keys = new Set(granting.flatMap(({ rules }) => [...grantsByKey(rules).keys()]));
  const grants = [...keys].map((key): RunningGrant => {
    const rated = earnings.map((earning) => ({ earning, rates: ratesOver(earning.days, key, earning) }));
    return { key, rated, sums: rated.map(runningEarning), days: postingDays(rated, employed), total: 0 };
  });
  const hasMinimum = granting.some(({ rules }) => rules.minimum !== null);
  const isReduced = granting.some(({ rules }) => rules.reducedByAbsence);
  const reductions = isReduced ? reductionsIn(leaveYear, facts) : [];
  // A minimum and reductions depend on all grants, and on more than their rates.
  const isShared = hasMinimum || reductions.length > 0;
  const days = new Set([
    ...grants.flatMap((grant) => [...grant.days]),
    ...(isShared ? daysOfRules(earnings, employed, facts) : []),
    ...reductions.map(({ date }) => date),
  ]);
  return [...days].sort().flatMap((date) => {
    const due = isShared ? grants : grants.filter((grant) => grant.days.has(date));
    const last = granting.findLast(({ from }) => from <= date);
    const sums = due.map((grant) => sumOn(date, grant, last?.earning));
    const given = { date, leaveYear, rules: last?.rules, facts, hasMinimum };
    const begun = last?.rules.reducedByAbsence ? reductions.filter((each) => each.date <= date) : [];
    const before = begun.filter((each) => each.date < date);
    const beginning = begun.filter((each) => each.date === date);
    return [
      ...posted(totalsOf(sums, { ...given, taken: shareTaken(before) }), due, given),
      ...beginning.flatMap((reduction, index) => {
        const taken = shareTaken([...before, ...beginning.slice(0, index + 1)]);
        return posted(totalsOf(sums, { ...given, taken }), due, given, reduction);
      }),
    ];
  });
}

/** The changes of the grants' running totals to the given ones, in the same order. */
function posted(
  totals: readonly GrantTotal[],
  grants: readonly RunningGrant[],
  { date, leaveYear, facts }: { date: CalendarDate; leaveYear: Period; facts: RuleFacts },
  reduction?: Reduction,
): Posting[] {
  return totals.flatMap(({ amount: total, exact, formula }, index): Posting[] => {
    const grant = grants[index];
    if (!grant || grant.total === total) return [];
    const amount = total - grant.total;
    grant.total = total;
    const { planId, because } = whyOn(date, grant.rated);
    const { unit } = facts.type;
    return [
      {
        date,
        amount,
        ...(reduction
          ? {
              because: message('leave.earning.reducedByAbsence'),
              formula: reductionFormula(reduction, { exact, amount, unit }),
              keepsDebt: true,
            }
          : { because, formula }),
        kind: 'GRANT',
        cause: { kind: 'POLICY', planId, grant: grant.key },
        lotKey: `${leaveYear.startDate} ${grant.key}`,
      },
    ];
  });
}

/** The versions that grant leave on an employed day of the plan, each from its first such day. */
function grantingRules(earning: PlanEarning, employed: Period): GrantingRules[] {
  const { versions } = earning;
  const days = intersection(earning.days, employed);
  if (!days) return [];
  const atStart = versionOn(versions, days.startDate);
  const later = versions.filter(({ from }) => from > days.startDate && from <= days.endDate);
  const effective: PolicyVersion[] = atStart ? [{ ...atStart, from: days.startDate }, ...later] : later;
  return effective.flatMap(({ from, rules }) =>
    rules && rules.grants.length > 0 ? [{ from, earning, rules }] : [],
  );
}

/**
 * What the grant has earned by the date. Leave that isn't prorated is that of the last granting plan; the days must be
 * asked in order.
 */
function sumOn(date: CalendarDate, { key, sums }: RunningGrant, last: PlanEarning | undefined): GrantSum {
  const isWhole = last?.rules.proration === 'NONE';
  const counted = isWhole ? sums.filter(({ earning }) => earning === last) : sums;
  const states = counted.map((each) => each.on(date, isWhole));
  const parts = states.flatMap((each) => each.parts);
  const exact = parts.reduce((sum, { rate, periods, number }) => sum + (rate.perYear * periods) / number, 0);
  return { key, parts, exact, isComplete: states.every((each) => each.isComplete) };
}

/**
 * The days the running total can change: instalments, moves, changes within a plan if granted in advance, and the
 * last day, for the final rounding.
 */
function postingDays(rated: readonly RatedEarning[], employed: Period): Set<CalendarDate> {
  const days = new Set<CalendarDate>();
  if (rated.length === 0) return days;
  days.add(employed.endDate);
  for (const { earning, rates } of rated) {
    for (const { postedOn } of earning.periods) days.add(postedOn);
    const ofRates = earning.isInAdvance ? rates.map(({ from }) => from) : [];
    const changes = [earning.days.startDate, ...ofRates, earning.endKnownOn];
    for (const day of changes) {
      if (day !== undefined && day > employed.startDate && day <= employed.endDate) days.add(day);
    }
  }
  return days;
}

/** The first day on which leave is granted in advance, and those of its rules and terms. */
function daysOfRules(
  earnings: readonly PlanEarning[],
  employed: Period,
  { terms }: RuleFacts,
): CalendarDate[] {
  return earnings.flatMap(({ isInAdvance, days, versions }) => {
    const granted = isInAdvance ? intersection(days, employed) : undefined;
    if (!granted) return [];
    const changes = [...versions, ...terms].map(({ from }) => from);
    return [granted.startDate, ...changes.filter((day) => includes(granted, day))];
  });
}

/** The plan effective on the date, and its grants from then on. */
function whyOn(date: CalendarDate, rated: readonly RatedEarning[]): { planId: string; because: Said } {
  const effective = rated.findLast(({ earning }) => earning.days.startDate <= date);
  if (!effective) return { planId: '', because: '' };
  const { earning, rates } = effective;
  const planId = earning.plan.id;
  if (earning.endKnownOn !== undefined && earning.endKnownOn <= date) {
    return { planId, because: message('leave.earning.planChanges') };
  }
  return { planId, because: rates.findLast(({ from }) => from <= date)?.because ?? '' };
}
