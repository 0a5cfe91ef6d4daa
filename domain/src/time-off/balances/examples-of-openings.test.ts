import { describe, expect, test } from 'vitest';
import { approved, balanceAt, grant, linesOf, person, plan, rules } from '../../testing/leave-worlds.ts';
import { naiveBalance, naiveLines } from '../../testing/naive-lines.ts';
import { account, accountAsOf } from './engine/account.ts';
import type { LeaveAdjustment } from './engine/leave-facts.ts';

const balance = (days: number, on: string): LeaveAdjustment => ({
  id: `balance ${on}`,
  amount: days * 100,
  on,
  reason: 'Opening balance',
  opening: 'BALANCE',
});
const carried = (days: number, on: string): LeaveAdjustment => ({
  ...balance(days, on),
  opening: 'CARRIED_OVER',
});

/** 30 days a year; 5 are carried over until 31 March. */
const thirty = plan(rules(30, { grants: [grant(30, { carryLimit: 500, carryMonths: 3 })] }));

describe('a balance on a day', () => {
  // 30 on 1 January; 12 are left on 31 August, so 18 are taken away.
  const facts = person(thirty, { adjustments: [balance(12, '2026-08-31')] });

  test('is made so by an entry', () => {
    expect(linesOf(facts, '2026-12-31')).toEqual([
      ['2026-01-01', 'GRANT', 30],
      ['2026-08-31', 'OPENING', -18],
      ['2026-12-31', 'LAPSED', -7],
    ]);
    expect(naiveLines(facts, '2026-12-31')).toEqual(
      linesOf(facts, '2026-12-31').map((line) => line.join(' ')),
    );
    expect(balanceAt(facts, '2026-08-31')).toBe(12);
    expect(accountAsOf(facts, '2026-08-31')).toMatchObject({ granted: 3000, adjusted: -1800, balance: 1200 });
    expect(account(facts, '2026-09-15').bookable).toBe(1200);
    expect(account(facts, '2026-08-31').bookable).toBe(1200);
  });

  test('stays, whatever is imported for earlier days; later days count', () => {
    // Ten working days in July, and five in September.
    const requests = [approved('2026-07-06', '2026-07-17'), approved('2026-09-07', '2026-09-11')];
    const later = { ...facts, requests };
    expect(linesOf(later, '2026-08-31', 'OPENING')).toEqual([['2026-08-31', 'OPENING', -8]]);
    expect(balanceAt(later, '2026-08-31')).toBe(12);
    expect(balanceAt(later, '2026-09-30')).toBe(7);
    expect(naiveBalance(later, '2026-09-30')).toBe(7);
    const adjusted = { id: 'x', amount: 300, on: '2026-08-30', reason: '' };
    expect(balanceAt({ ...facts, adjustments: [...facts.adjustments, adjusted] }, '2026-08-31')).toBe(12);
  });

  test('that is more than what was granted is carried over like the rest', () => {
    // 30 granted, 33.5 on 1 June: 33.5 at the end of the year, of which 5 are carried until 31 March.
    const more = person(thirty, { adjustments: [balance(33.5, '2026-06-01')] });
    expect(linesOf(more, '2027-03-31', 'OPENING', 'LAPSED')).toEqual([
      ['2026-06-01', 'OPENING', 3.5],
      ['2026-12-31', 'LAPSED', -28.5],
      ['2027-03-31', 'LAPSED', -5],
    ]);
  });

  test('on the last day of the leave year is before what expires with it', () => {
    const last = person(thirty, { adjustments: [balance(12, '2026-12-31')] });
    expect(accountAsOf(last, '2026-12-31').balance).toBe(1200);
    expect(account(last, '2027-01-01').opening).toBe(500);
  });

  test('below nothing is a debt, and the same balance needs no entry', () => {
    const debt = person(thirty, { adjustments: [balance(-2, '2026-08-31')] });
    expect(linesOf(debt, '2026-08-31', 'OPENING')).toEqual([['2026-08-31', 'OPENING', -32]]);
    expect(balanceAt(debt, '2026-09-01')).toBe(-2);
    expect(
      linesOf(person(thirty, { adjustments: [balance(30, '2026-08-31')] }), '2026-08-31', 'OPENING'),
    ).toEqual([]);
  });

  test('of a person who has left is payable', () => {
    // 30 × 6/12 = 15 until 30 June; 4.5 are still owed on 15 August.
    const left = person(thirty, { left: '2026-06-30', adjustments: [balance(4.5, '2026-08-15')] });
    expect(linesOf(left, '2026-12-31', 'OPENING')).toEqual([['2026-08-15', 'OPENING', -10.5]]);
    expect(account(left, '2026-09-01').payable).toBe(450);
  });
});

describe('what was carried over', () => {
  test('is brought into the leave year and expires by the policy', () => {
    // The plan begins in 2026: nothing was granted before. Seven were brought, more than the limit.
    const facts = person(thirty, { adjustments: [carried(7, '2026-05-04')] });
    expect(linesOf(facts, '2026-12-31')).toEqual([
      ['2025-12-31', 'OPENING', 7],
      ['2026-01-01', 'GRANT', 30],
      ['2026-03-31', 'LAPSED', -7],
      ['2026-12-31', 'LAPSED', -25],
    ]);
    expect(naiveLines(facts, '2026-12-31')).toEqual(
      linesOf(facts, '2026-12-31').map((line) => line.join(' ')),
    );
    expect(accountAsOf(facts, '2026-03-31')).toMatchObject({
      carriedOver: 700,
      granted: 3000,
      adjusted: 0,
      balance: 3700,
      expiring: [
        { date: '2026-03-31', amount: 700 },
        { date: '2026-12-31', amount: 2500 },
        { date: '2027-03-31', amount: 500 },
      ],
    });
  });

  test('replaces what the ledger would carry over', () => {
    // 2026 carries 5 over by itself; 2 were brought, or 8.
    const two = person(thirty, { adjustments: [carried(2, '2027-06-01')] });
    expect(linesOf(two, '2027-12-30', 'OPENING', 'LAPSED')).toEqual([
      ['2026-12-31', 'LAPSED', -25],
      ['2026-12-31', 'OPENING', -3],
      ['2027-03-31', 'LAPSED', -2],
    ]);
    const eight = person(thirty, { adjustments: [carried(8, '2027-06-01')] });
    expect(linesOf(eight, '2027-12-30', 'OPENING', 'LAPSED')).toEqual([
      ['2026-12-31', 'LAPSED', -25],
      ['2026-12-31', 'OPENING', 3],
      ['2027-03-31', 'LAPSED', -8],
    ]);
  });
});

describe('what was carried over, with two employments in the leave year', () => {
  const employments = [{ startDate: '2024-01-01', endDate: '2026-03-31' }, { startDate: '2026-09-01' }];
  const returned = (adjustments: LeaveAdjustment[]) =>
    person(plan(rules(30, { grants: [grant(30, { carryLimit: null, carryMonths: null })] })), {
      employments,
      adjustments,
    });

  test.each(['2026-02-02', '2026-10-01'])('stated on %s, it is settled with the first one', (on) => {
    const [with5, without] = [returned([carried(5, on)]), returned([carried(0, on)])];
    expect(balanceAt(with5, '2026-03-31') - balanceAt(without, '2026-03-31')).toBe(5);
    expect(balanceAt(with5, '2026-09-01')).toBe(balanceAt(without, '2026-09-01'));
  });

  test('a balance stated for a day of the second one is that of the second one', () => {
    expect(balanceAt(returned([balance(7, '2026-10-01')]), '2026-10-01')).toBe(7);
  });
});
