import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import type { LineKind } from './line-kind.ts';

interface AccountSum {
  term: string;
  amount: number;
  /** The kind of lines that add up to the sum. */
  lines?: LineKind;
}

/**
 * The account's sums on its day. Carried over, granted, adjusted, taken and expired add up to the balance;
 * planned and pending leave of the year is separate. A counted type has only taken, planned and pending.
 */
export function accountSums({ asOf, isCounted }: Pick<AccountAnswer, 'asOf' | 'isCounted'>): AccountSum[] {
  const { carriedOver, granted, adjusted, taken, expired, balance, planned, pending } = asOf;
  const used: AccountSum = { term: 'Taken', amount: taken, lines: 'taken' };
  const beside: AccountSum[] = [
    { term: 'Planned', amount: planned, lines: 'taken' },
    { term: 'Pending', amount: pending, lines: 'pending' },
  ];
  if (isCounted) return [used, ...beside];
  const optional: AccountSum[] = [
    { term: 'Adjusted', amount: adjusted, lines: 'granted' },
    used,
    { term: 'Expired', amount: expired, lines: 'lapsed' },
  ];
  return [
    ...(carriedOver === 0 ? [] : [{ term: 'Carried over', amount: carriedOver }]),
    { term: 'Granted', amount: granted, lines: 'granted' },
    ...optional.filter((sum) => sum === used || sum.amount !== 0),
    { term: 'Balance', amount: balance },
    ...beside,
  ];
}
