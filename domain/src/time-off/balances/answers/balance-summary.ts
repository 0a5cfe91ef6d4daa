import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { type Amount, numberOf } from '../../../leave/types/amount.ts';
import { account, hasAccount, totalOf, usedOf } from '../engine/account.ts';
import type { LeaveFacts } from '../engine/leave-facts.ts';
import type { BalanceOrder, BalanceSummary } from './account-schema.ts';
import { countedField } from './counted.ts';

/** The account's comparable figures in the leave year of the date, in days or hours; undefined without an account. */
export function balanceSummary(facts: LeaveFacts | undefined, on: CalendarDate): BalanceSummary | undefined {
  if (!facts || !hasAccount(facts, on)) return undefined;
  const { unit } = facts.type;
  const inUnit = (amount: Amount) => numberOf(amount, unit);
  const found = account(facts, on);
  return {
    ...countedField(facts, on),
    unit,
    total: inUnit(totalOf(found)),
    used: inUnit(usedOf(found)),
    pending: inUnit(found.pending),
    left: found.bookable === null ? null : inUnit(found.bookable),
    carried: inUnit(found.opening),
  };
}

/** The two accounts in comparisons of people. */
export interface ComparedBalances {
  vacation?: BalanceSummary | undefined;
  sick?: BalanceSummary | undefined;
  behind?: number | undefined;
}

/**
 * The value to sort by, in days; unlimited exceeds any number. Undefined without an account, and for what a counted
 * type has left or carried over.
 */
export function comparedAmount(
  { vacation, sick, behind }: ComparedBalances,
  by: Exclude<BalanceOrder, 'name'>,
): number | undefined {
  if (by === 'sick') return sick?.used;
  if (by === 'behind') return behind;
  if (vacation?.isCounted && (by === 'left' || by === 'carried')) return undefined;
  if (by === 'left' && vacation) return vacation.left ?? Number.POSITIVE_INFINITY;
  return vacation?.[by] ?? undefined;
}

/** The rows by the amount; equal ones keep their order, and those without an account come last. */
export function inOrderOfBalance<Row extends ComparedBalances>(
  rows: readonly Row[],
  by: Exclude<BalanceOrder, 'name'>,
  order: 'asc' | 'desc',
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [left, right] = [comparedAmount(one, by), comparedAmount(other, by)];
    if (left === right) return 0;
    if (left === undefined) return 1;
    if (right === undefined) return -1;
    return left < right ? -sign : sign;
  });
}
