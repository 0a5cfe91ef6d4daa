import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import type { LineKind } from './line-kind.ts';
import { text } from './messages/text.ts';

interface AccountSum {
  term: string;
  amount: number;
  /** The kind of lines that add up to the sum. */
  lines?: LineKind;
}

/**
 * The account's sums on its day. Carried over, granted, adjusted, taken, paid out and expired add up to the balance;
 * planned and pending leave of the year is separate. A counted type has only taken, planned and pending.
 */
export function accountSums({ asOf, isCounted }: Pick<AccountAnswer, 'asOf' | 'isCounted'>): AccountSum[] {
  const { carriedOver, granted, adjusted, paidOut = 0, taken, expired, balance, planned, pending } = asOf;
  const used: AccountSum = { term: text('time-off.balances.sumTaken'), amount: taken, lines: 'taken' };
  const beside: AccountSum[] = [
    { term: text('time-off.balances.sumPlanned'), amount: planned, lines: 'taken' },
    { term: text('time-off.balances.sumPending'), amount: pending, lines: 'pending' },
  ];
  if (isCounted) return [used, ...beside];
  const optional: AccountSum[] = [
    { term: text('time-off.balances.sumAdjusted'), amount: adjusted + paidOut, lines: 'granted' },
    used,
    { term: text('time-off.balances.sumPaidOut'), amount: paidOut, lines: 'paidOut' },
    { term: text('time-off.balances.sumExpired'), amount: expired, lines: 'lapsed' },
  ];
  return [
    ...(carriedOver === 0 ? [] : [{ term: text('time-off.balances.sumCarried'), amount: carriedOver }]),
    { term: text('time-off.balances.sumGranted'), amount: granted, lines: 'granted' },
    ...optional.filter((sum) => sum === used || sum.amount !== 0),
    { term: text('time-off.balances.sumBalance'), amount: balance },
    ...beside,
  ];
}
