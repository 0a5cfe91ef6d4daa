import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import type { LineKind } from './line-kind.ts';

interface AccountSum {
  term: string;
  amount: number;
  /** The lines that it is made of. */
  lines?: LineKind;
}

/**
 * The sums of an account as of its day: carried over, granted, adjusted, taken and expired make the balance; planned and
 * pending leave of the year stands beside it. A counted type has only what is taken, planned and pending.
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
