import { addDays, type CalendarDate, latestDate } from '../calendar/calendar-date.ts';
import { calendarDays, intersection, type Period } from '../calendar/period.ts';
import { accrualPeriods } from './accrual-periods.ts';
import { type Amount, amountText } from './amount.ts';
import { type PolicyVersion, type RuleFacts, versionsOf } from './plan.ts';
import { type GrantKey, grantsByKey, type PolicyRules, type Proration } from './policy.ts';
import { type RateStretch, ratesOver } from './rates.ts';
import { roundInterim, roundTotal } from './rounding.ts';

/** What a policy credits on a day, or, negative, takes back. */
export interface Posting {
  date: CalendarDate;
  amount: Amount;
  planId: string;
  grant: GrantKey;
  leaveYear: Period;
  /** What is in force on that day, in words. */
  because: string;
  /** How the running total of the leave year came about, where it is more than the yearly amount. */
  formula?: string | undefined;
}

/** A part of the leave year, with the employed days in it and its share of what it could earn. */
interface EarningPeriod {
  postedOn: CalendarDate;
  /** The days whose rates it earns by. */
  days: Period;
  share: number;
}

/**
 * What the plan posts for the person in one of its leave years, in order: instalments, or the whole year and
 * corrections of it. Running totals are rounded: to the hundredth or the minute, and the year's by the policy.
 */
export function postings(planId: string, year: Period, facts: RuleFacts): Posting[] {
  const { plan } = facts.terms.find((each) => each.plan.id === planId) ?? {};
  if (!plan) return [];
  const versions = versionsOf(plan, facts);
  const rules = rulesOfYear(versions, year);
  const employed = intersection(year, {
    startDate: facts.employment.employmentStart ?? year.startDate,
    endDate: facts.employment.employmentEnd ?? latestDate,
  });
  if (!rules || !employed) return [];
  const periods = earningPeriods(rules, year, employed);
  const posted = grantsOfYear(versions, year).flatMap((grant) => {
    const rates = ratesOver(year, grant, { planId, versions, facts });
    return postingsOf(rates, periods, { rules, employed, facts }).map((each) => ({
      ...each,
      planId,
      grant,
      leaveYear: year,
    }));
  });
  return posted.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** How the leave year earns: by the rules that it begins with, or those that open it. */
function rulesOfYear(versions: readonly PolicyVersion[], year: Period): PolicyRules | undefined {
  const atStart = versions.findLast(({ from }) => from <= year.startDate)?.rules;
  if (atStart) return atStart;
  return (
    versions.find(({ from, rules }) => rules && from > year.startDate && from <= year.endDate)?.rules ??
    undefined
  );
}

function grantsOfYear(versions: readonly PolicyVersion[], year: Period): GrantKey[] {
  const first = versions.findLastIndex(({ from }) => from <= year.startDate);
  const ofYear = versions.filter(({ from }, index) => index >= first && from <= year.endDate);
  return [...new Set(ofYear.flatMap(({ rules }) => (rules ? [...grantsByKey(rules).keys()] : [])))];
}

/** The parts of the year in which the person earns, each on the day within the employment on which it is posted. */
function earningPeriods(
  { accrual, proration }: PolicyRules,
  year: Period,
  employed: Period,
): { all: EarningPeriod[]; number: number; isInAdvance: boolean } {
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

function postingsOf(
  rates: readonly RateStretch[],
  { all, number, isInAdvance }: ReturnType<typeof earningPeriods>,
  { rules, employed, facts }: { rules: PolicyRules; employed: Period; facts: RuleFacts },
): Pick<Posting, 'date' | 'amount' | 'because' | 'formula'>[] {
  const { unit } = facts.type;
  const posted: Pick<Posting, 'date' | 'amount' | 'because' | 'formula'>[] = [];
  let total = 0;
  for (const date of postingDays(rates, all, { employed, isInAdvance })) {
    const known = rates.filter(({ from }) => from <= date);
    const parts = earned(
      all.filter(({ postedOn }) => postedOn <= date),
      known,
    );
    const exact = parts.reduce((sum, { rate, periods }) => sum + (rate.perYear * periods) / number, 0);
    const rate = known.at(-1);
    const isComplete = all.every(({ postedOn }) => postedOn <= date) || rate?.perYear === 0;
    const reached = isComplete ? roundTotal(exact, rules.rounding) : roundInterim(exact);
    if (reached !== total) {
      const formula = formulaText(parts, number, reached, unit);
      posted.push({ date, amount: reached - total, because: rate?.because ?? '', formula });
      total = reached;
    }
  }
  return posted;
}

/** The days on which the running total can change: of instalments and, where they are in advance, of changed rates. */
function postingDays(
  rates: readonly RateStretch[],
  all: readonly EarningPeriod[],
  { employed, isInAdvance }: { employed: Period; isInAdvance: boolean },
): CalendarDate[] {
  const days = new Set(all.map(({ postedOn }) => postedOn));
  if (isInAdvance) {
    for (const { from } of rates.slice(1)) {
      if (from > employed.startDate && from <= employed.endDate) days.add(from);
    }
  }
  return [...days].sort();
}

/** How many periods' worth was earned at each rate; the last of the rates is taken to stay. */
function earned(
  periods: readonly EarningPeriod[],
  rates: readonly RateStretch[],
): { rate: RateStretch; periods: number }[] {
  const parts = rates.map((rate, index) => {
    const endDate = rates[index + 1]?.from;
    const stretch = {
      startDate: index === 0 ? '' : rate.from,
      endDate: endDate ? addDays(endDate, -1) : latestDate,
    };
    return { rate, periods: periods.reduce((sum, each) => sum + shareWithin(each, stretch), 0) };
  });
  return parts.filter((part) => part.periods > 0);
}

function shareWithin({ days, share }: EarningPeriod, stretch: Period): number {
  if (stretch.startDate <= days.startDate && days.endDate <= stretch.endDate) return share;
  const part = intersection(days, stretch);
  return part ? (share * calendarDays(part)) / calendarDays(days) : 0;
}

function formulaText(
  parts: readonly { rate: RateStretch; periods: number }[],
  number: number,
  total: Amount,
  unit: RuleFacts['type']['unit'],
): string | undefined {
  const [only] = parts;
  if (parts.length === 1 && only?.periods === number) return undefined;
  const sum = parts
    .filter(({ rate }) => rate.perYear > 0)
    .map(
      ({ rate, periods }) =>
        `${amountText(Math.round(rate.perYear), unit)} × ${Math.round(periods * 100) / 100}/${number}`,
    );
  return `${sum.join(' + ')} = ${amountText(total, unit)}`;
}
