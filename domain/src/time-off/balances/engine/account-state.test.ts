import { describe, expect, test } from 'vitest';
import { rulesOverTime } from '../../../leave/plans/plan.ts';
import { grant, person, plan, rules } from '../../../testing/leave-worlds.ts';
import type { AccountPosting } from './account-postings.ts';
import {
  type AccountDay,
  continued,
  emptyAccount,
  lotsAndDebts,
  nextDay,
  nextExpiry,
} from './account-state.ts';

const yearEnd = '2026-12-31';

describe('a day of an account', () => {
  test('posts first, then checks the debt, then expires leave', () => {
    const account = emptyAccount();
    nextDay(account, day({ postings: [posting(500, '2026-12-31')], lapses: true }));
    expect(account.entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['ADJUSTMENT', 500, 500],
      ['LAPSED', -500, 0],
    ]);
    expect(account.depths).toEqual([{ date: yearEnd, excess: Number.NEGATIVE_INFINITY }]);
    expect(lotsAndDebts(account)).toEqual({ lots: [], debts: [] });
  });

  test('keeps everything unless leave expires that day', () => {
    const account = emptyAccount();
    nextDay(account, day({ postings: [posting(500, '2026-12-31')], lapses: false }));
    expect(account.balance).toBe(500);
    expect(nextExpiry(account)).toBe('2026-12-31');
  });

  test('continues from a copy, and leaves the original unchanged', () => {
    const account = emptyAccount();
    nextDay(account, day({ date: '2026-01-01', postings: [posting(500)], isYearEnd: false }));
    const other = continued(account);
    nextDay(other, day({ date: '2026-02-01', postings: [posting(-700)], isYearEnd: false }));
    expect(account).toMatchObject({ balance: 500, open: { lots: [{ amount: 500 }], debt: 0 } });
    expect(other).toMatchObject({ balance: -200, open: { lots: [], debt: 200 } });
    expect(other.entries).toHaveLength(1);
    expect(other.depths.map(({ date }) => date)).toEqual(['2026-01-01', '2026-02-01']);
  });
});

test("at a year's end each grant's limit applies to its own lots, the first one's also to those of removed grants", () => {
  const account = emptyAccount();
  const grants = [grant(4, { name: 'base', carryLimit: 100 }), grant(4, { name: 'extra', carryLimit: 300 })];
  const stretches = rulesOverTime(person(plan({ ...rules(10), grants })));
  const granted = (name: string): AccountPosting => ({
    ...posting(400),
    kind: 'GRANT',
    cause: { kind: 'POLICY', planId: 'plan', grant: name },
    lotKey: name,
  });
  nextDay(account, day({ stretches, postings: [granted('base'), granted('extra'), granted('gone')] }));
  const { lots } = lotsAndDebts(account);
  expect(lots.map(({ key, amount }) => [key, amount])).toEqual([
    ['extra', 300],
    ['gone', 100],
  ]);
});

function day(given: Partial<AccountDay>): AccountDay {
  const { date = yearEnd } = given;
  const postings = (given.postings ?? []).map((each) => ({ ...each, date }));
  return { stretches: [], isYearEnd: true, lapses: true, ...given, date, postings };
}

function posting(amount: number, expiresOn?: string): AccountPosting {
  const cause = { kind: 'ADJUSTMENT', adjustmentId: 'one' } as const;
  const common = { date: yearEnd, kind: 'ADJUSTMENT', amount, cause, because: 'Given', expiresOn } as const;
  return amount > 0 ? { ...common, lotKey: `one ${expiresOn ?? ''}` } : common;
}
