import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { anyCareer } from '../../testing/any-career.ts';
import { anyDay } from '../../testing/any-leave.ts';
import { naiveFigures } from '../../testing/naive-figures.ts';
import { naiveLedger } from '../../testing/naive-ledger.ts';
import { account, accountAsOf, totalOf } from './engine/account.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';
import { balanceOn, ledger } from './engine/ledger.ts';

/** The sum of each kind on a day. */
type Lines = Record<string, number>;

function linesOf(facts: LeaveFacts, until: CalendarDate): Lines {
  const lines: Lines = {};
  for (const { date, kind, amount } of ledger(facts, until).entries) {
    const line = `${date} ${kind}`;
    lines[line] = (lines[line] ?? 0) + amount;
  }
  // Entries of a kind and day that cancel out are dropped.
  return Object.fromEntries(Object.entries(lines).filter(([, amount]) => amount !== 0));
}

function naiveLinesOf(facts: LeaveFacts, until: CalendarDate): Lines {
  const { days } = naiveLedger(facts, until);
  return Object.fromEntries(
    days.flatMap(({ date, sums }) =>
      Object.entries(sums)
        .filter(([, amount]) => amount !== 0)
        .map(([kind, amount]) => [`${date} ${kind}`, amount]),
    ),
  );
}

function byExpiry(lots: readonly { amount: number; expiresOn?: CalendarDate | undefined }[]): Lines {
  const sums: Lines = {};
  for (const { amount, expiresOn = 'never' } of lots) sums[expiresOn] = (sums[expiresOn] ?? 0) + amount;
  return sums;
}

test('the engine has the lines of a naive ledger that visits every day', () => {
  fc.assert(
    fc.property(anyCareer, (facts) => {
      expect(linesOf(facts, '2028-12-31')).toEqual(naiveLinesOf(facts, '2028-12-31'));
    }),
    { numRuns: 60 },
  );
});

test('the engine has the balance, lots and figures of a naive ledger on any day', () => {
  fc.assert(
    fc.property(anyCareer, anyDay, (facts, day) => {
      const { days, lots } = naiveLedger(facts, day);
      const found = ledger(facts, day);
      expect(balanceOn(found.entries, day)).toBe(days.at(-1)?.balance ?? 0);
      expect(byExpiry(found.lots)).toEqual(byExpiry(lots));
      const { balance: _balance, total, asOf, ...figures } = naiveFigures(facts, day);
      const { pending: _pending, planned: _planned, ...sums } = asOf;
      const answered = account(facts, day);
      expect(answered).toMatchObject(figures);
      expect(totalOf(answered)).toBe(total);
      expect(accountAsOf(facts, day)).toMatchObject(sums);
    }),
    { numRuns: 40 },
  );
});
