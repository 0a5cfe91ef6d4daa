import { addDays, type CalendarDate, latestDate } from '../../calendar/calendar-date.ts';
import { calendarDays, intersection, type Period } from '../../calendar/period.ts';
import { employedPeriod } from '../../people/accounts/employment.ts';
import { type PolicyVersion, type RuleFacts, versionOn } from '../plans/plan.ts';
import { type GrantKey, grantsByKey, type PolicyRules } from '../plans/policy.ts';
import type { Amount } from '../types/amount.ts';
import { type EarningPeriod, earningsIn, type PlanEarning } from './earning.ts';
import { type EarnedPart, formulaText } from './posting-formula.ts';
import { type RateStretch, ratesOver } from './rates.ts';
import { roundInterim, roundTotal } from './rounding.ts';

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
  /** The rules effective on that day, as text. */
  because: string;
  /** The formula of the leave year's running total, unless it is the yearly amount. */
  formula?: string | undefined;
  /** The lot a credit is added to, and its correction is drawn from. */
  lotKey?: string | undefined;
  expiresOn?: CalendarDate | undefined;
}

/** One change of the running total. */
interface Instalment {
  date: CalendarDate;
  amount: Amount;
  planId: string;
  because: string;
  formula: string | undefined;
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

/**
 * The grants of the person's plans in one leave year of the account, in order: instalments, or the whole year and its
 * corrections. Grants with the same name from several plans, versions or schedules are added exactly. The running
 * total is rounded to hundredths or minutes, and the year's total once, by the last granting rules.
 */
export function postings(leaveYear: Period, facts: RuleFacts): Posting[] {
  const employed = intersection(leaveYear, employedPeriod(facts.employment));
  if (!employed) return [];
  const earnings = earningsIn(leaveYear, facts);
  const granting = earnings.flatMap((earning) => grantingRules(earning, employed));
  const keys = new Set(granting.flatMap(({ rules }) => [...grantsByKey(rules).keys()]));
  const posted = [...keys].flatMap((grant) => {
    const rated = earnings.map((earning) => ({ earning, rates: ratesOver(earning.days, grant, earning) }));
    return instalmentsOf(rated, granting, { employed, facts }).map(
      ({ planId, ...each }): Posting => ({
        ...each,
        kind: 'GRANT',
        cause: { kind: 'POLICY', planId, grant },
        lotKey: `${leaveYear.startDate} ${grant}`,
      }),
    );
  });
  return posted.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
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

function instalmentsOf(
  rated: readonly RatedEarning[],
  granting: readonly GrantingRules[],
  { employed, facts }: { employed: Period; facts: RuleFacts },
): Instalment[] {
  const posted: Instalment[] = [];
  const sums = rated.map(runningEarning);
  let total = 0;
  for (const date of postingDays(rated, employed)) {
    const last = granting.findLast(({ from }) => from <= date);
    const isWhole = last?.earning.rules.proration === 'NONE';
    const counted = isWhole ? sums.filter(({ earning }) => earning === last.earning) : sums;
    const states = counted.map((each) => each.on(date, isWhole));
    const parts = states.flatMap((each) => each.parts);
    const exact = parts.reduce(
      (sum, { rate, periods, number }) => sum + (rate.perYear * periods) / number,
      0,
    );
    const isComplete = states.every((each) => each.isComplete);
    const reached = isComplete && last ? roundTotal(exact, last.rules.rounding) : roundInterim(exact);
    if (reached === total) continue;
    posted.push({
      date,
      amount: reached - total,
      ...whyOn(date, rated),
      formula: formulaText(parts, { exact, reached, unit: facts.type.unit }),
    });
    total = reached;
  }
  return posted;
}

/**
 * The days the running total can change: instalments, moves, changes within a plan if granted in advance, and the
 * last day, for the final rounding.
 */
function postingDays(rated: readonly RatedEarning[], employed: Period): CalendarDate[] {
  if (rated.length === 0) return [];
  const days = new Set([employed.endDate]);
  for (const { earning, rates } of rated) {
    for (const { postedOn } of earning.periods) days.add(postedOn);
    const ofRates = earning.isInAdvance ? rates.map(({ from }) => from) : [];
    const changes = [earning.days.startDate, ...ofRates, earning.endKnownOn];
    for (const day of changes) {
      if (day !== undefined && day > employed.startDate && day <= employed.endDate) days.add(day);
    }
  }
  return [...days].sort();
}

/** The plan effective on the date, and its grants from then on as text. */
function whyOn(date: CalendarDate, rated: readonly RatedEarning[]): Pick<Instalment, 'planId' | 'because'> {
  const effective = rated.findLast(({ earning }) => earning.days.startDate <= date);
  if (!effective) return { planId: '', because: '' };
  const { earning, rates } = effective;
  const planId = earning.plan.id;
  if (earning.endKnownOn !== undefined && earning.endKnownOn <= date) {
    return { planId, because: 'the leave plan changes' };
  }
  return { planId, because: rates.findLast(({ from }) => from <= date)?.because ?? '' };
}

/** What one plan has earned of a grant by a day. */
interface RunningEarning {
  earning: PlanEarning;
  /**
   * The parts by rate, with what is known on the date: the last rate is assumed to continue until the plan's end is
   * known. `isWhole`: the year's leave is not divided between plans. Must be called in date order.
   */
  on(date: CalendarDate, isWhole: boolean): { parts: EarnedPart[]; isComplete: boolean };
}

function runningEarning({ earning, rates }: RatedEarning): RunningEarning {
  const { days, periods, periodsByDays = periods, periodCount, endKnownOn } = earning;
  // By rate: the periods no later change affects, and how many were processed.
  const settled = rates.map(() => 0);
  let next = 0;
  const divided = (stretches: readonly (Period | undefined)[], date: CalendarDate) => {
    for (let each = periodsByDays[next]; each && isOver(each, date); each = periodsByDays[next]) {
      addShares(each, stretches, settled);
      next += 1;
    }
    return sharesOf(periodsByDays.slice(next), stretches, date, [...settled]);
  };
  return {
    earning,
    on(date, isWhole) {
      const known = rates.filter(({ from }) => from <= date);
      if (known.length === 0) return { parts: [], isComplete: true };
      const isEndKnown = !isWhole && endKnownOn !== undefined && endKnownOn <= date;
      const end = isEndKnown ? days.endDate : latestDate;
      const stretches = stretchesOf(known, { isWhole, startDate: days.startDate, endDate: end });
      const earned = isWhole ? sharesOf(periods, stretches, date) : divided(stretches, date);
      const parts = known.map((rate, index) => ({ rate, periods: earned[index] ?? 0, number: periodCount }));
      const isPosted = (each: EarningPeriod) => each.postedOn <= date || each.days.startDate > end;
      // Undivided leave is granted to the end of its year, even if the offer ends.
      const isEnded = !isWhole && known.at(-1)?.perYear === 0;
      const isComplete = isEnded || (isWhole ? periods : periodsByDays).every(isPosted);
      return { parts: parts.filter((part) => part.periods > 0), isComplete };
    },
  };
}

function isOver({ postedOn, days }: EarningPeriod, date: CalendarDate): boolean {
  return postedOn <= date && days.endDate < date;
}

/**
 * The days of each rate; undefined if it has none. In an undivided year the first rate also covers the days before
 * the plan, and the last granting rate the rest of the year.
 */
function stretchesOf(
  rates: readonly RateStretch[],
  { isWhole, startDate, endDate }: Period & { isWhole: boolean },
): (Period | undefined)[] {
  const last = isWhole ? rates.findLastIndex(({ isGranting }) => isGranting) : rates.length - 1;
  return rates.map(({ from }, index) => {
    if (index > last) return undefined;
    const next = index === last ? undefined : rates[index + 1]?.from;
    const first = index > 0 ? from : isWhole ? '' : startDate;
    const stretch = { startDate: first, endDate: next === undefined ? endDate : addDays(next, -1) };
    return stretch.startDate <= stretch.endDate ? stretch : undefined;
  });
}

function sharesOf(
  periods: readonly EarningPeriod[],
  stretches: readonly (Period | undefined)[],
  date: CalendarDate,
  sums = stretches.map(() => 0),
): number[] {
  for (const period of periods) {
    if (period.postedOn <= date) addShares(period, stretches, sums);
  }
  return sums;
}

function addShares(period: EarningPeriod, stretches: readonly (Period | undefined)[], sums: number[]): void {
  for (const [index, stretch] of stretches.entries()) {
    if (stretch) sums[index] = (sums[index] ?? 0) + shareWithin(period, stretch);
  }
}

function shareWithin({ days, share }: EarningPeriod, stretch: Period): number {
  if (stretch.startDate <= days.startDate && days.endDate <= stretch.endDate) return share;
  const part = intersection(days, stretch);
  return part ? (share * calendarDays(part)) / calendarDays(days) : 0;
}
