import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import type { Message } from '../../language/message.ts';
import { type RuleFacts, rulesOn } from '../plans/plan.ts';
import { type GrantKey, type PolicyRules, unnamedGrant } from '../plans/policy.ts';
import type { Amount } from '../types/amount.ts';
import { type Minimum, minimumOn } from './minimum.ts';
import { type EarnedPart, formulaOf, raisedFormula, reducedFormula } from './posting-formula.ts';
import { roundInterim, roundTotal } from './rounding.ts';

/** What a grant has earned of a leave year by a date. */
export interface GrantSum {
  key: GrantKey;
  parts: EarnedPart[];
  exact: number;
  /** Whether nothing more will be earned, so that the total is rounded. */
  isComplete: boolean;
}

/** The rounded running total of a grant; the formula is absent if it equals the yearly amount. */
export interface GrantTotal {
  amount: Amount;
  /** Before absences reduce it. */
  exact: number;
  formula: Message | undefined;
}

interface TotalFacts {
  date: CalendarDate;
  leaveYear: Period;
  /** The last granting rules: they round. */
  rules: PolicyRules | undefined;
  facts: RuleFacts;
  hasMinimum: boolean;
  /** The share of the grants that absences take away. */
  taken: number;
}

/**
 * The rounded totals of the grants on the date, in their order: raised to the minimum, and reduced by absences. With a
 * minimum, the sums must be those of all grants.
 */
export function totalsOf(sums: readonly GrantSum[], given: TotalFacts): GrantTotal[] {
  const { date, leaveYear, facts, hasMinimum } = given;
  const minimum =
    hasMinimum && sums.every(({ isComplete }) => isComplete) ? minimumOn(date, leaveYear, facts) : undefined;
  const [grant] = (minimum && rulesOn(facts, date)?.grants) ?? [];
  const first = grant && sums.findIndex(({ key }) => key === (grant.name ?? unnamedGrant));
  const rounded = sums.map((sum) => rounding(sum, given)(sum.exact));
  return sums.map((sum, index) => {
    const own = rounded[index] ?? 0;
    const others = rounded.reduce((all, amount) => all + amount, 0) - own;
    return reduced(
      minimum && index === first ? raised(sum, own, { ...given, minimum, others }) : granted(sum, own, given),
      rounding(sum, given),
      given,
    );
  });
}

function rounding({ isComplete }: GrantSum, { rules }: TotalFacts): (exact: number) => Amount {
  return (exact) => (isComplete && rules ? roundTotal(exact, rules.rounding) : roundInterim(exact));
}

/** A total before absences reduce it. */
interface FullTotal extends GrantTotal {
  exact: number;
  /** What rounding may not go below. */
  least: number;
}

function granted({ parts, exact }: GrantSum, amount: Amount, { facts }: TotalFacts): FullTotal {
  const formula = formulaOf(parts, { exact, reached: amount, unit: facts.type.unit });
  return { exact, amount, formula, least: 0 };
}

/** The grant's total with what the year's total lacks to the minimum beside the other grants. */
function raised(
  sum: GrantSum,
  own: Amount,
  given: TotalFacts & { minimum: Minimum; others: Amount },
): FullTotal {
  const { minimum, others, facts } = given;
  const full = granted(sum, own, given);
  const least = minimum.exact - others;
  const exact = Math.max(sum.exact, least);
  const amount = Math.max(rounding(sum, given)(exact), roundInterim(least));
  if (amount <= own) return full;
  const { unit } = facts.type;
  return { exact, amount, least, formula: raisedFormula(full, { minimum, reached: amount, others, unit }) };
}

function reduced(
  { exact, amount, formula, least }: FullTotal,
  round: (exact: number) => Amount,
  { taken, facts }: TotalFacts,
): GrantTotal {
  if (taken === 0) return { amount, formula, exact };
  const left = 1 - taken;
  const reached = Math.max(round(exact * left), roundInterim(least * left));
  return { amount: reached, formula: reducedFormula(formula, amount, reached, facts.type.unit), exact };
}
