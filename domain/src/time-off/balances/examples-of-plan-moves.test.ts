import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { PolicyRules } from '../../leave/plans/policy.ts';
import { numberOf } from '../../leave/types/amount.ts';
import { approved, balanceAt, linesOf, person, plan } from '../../testing/leave-worlds.ts';
import { moved, planOf, yearly } from '../../testing/plan-moves.ts';
import { account, hasAccount } from './engine/account.ts';
import { checkBooking } from './engine/booking-check.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';

const german = (days: number) =>
  yearly(
    days,
    { proration: 'FULL', rounding: { to: 100, mode: 'UP_FROM_HALF' } },
    { carryLimit: null, carryMonths: 3 },
  );

function accountOn(facts: LeaveFacts, on: CalendarDate) {
  const { opening, granted, adjusted, taken, planned, lapsed, payable } = account(facts, on);
  const inDays = (amount = 0) => numberOf(amount, 'DAY');
  return {
    opening: inDays(opening),
    granted: inDays(granted),
    adjusted: inDays(adjusted),
    taken: inDays(taken),
    planned: inDays(planned),
    lapsed: inDays(lapsed),
    payable: inDays(payable),
  };
}

describe('a change of plan ends a leave year if the new plan begins one', () => {
  const ann = moved(planOf('A', yearly(24), '04-01'), { '2027-01-01': planOf('B', yearly(24)) });

  test("what is left isn't granted twice", () => {
    expect(balanceAt(ann, '2027-01-01')).toBe(24);
    expect(accountOn(ann, '2027-02-01')).toMatchObject({ opening: 0, granted: 24 });
    expect(accountOn(ann, '2026-12-01')).toMatchObject({ granted: 18, lapsed: 18 });
    expect(linesOf(ann, '2027-01-01').slice(-4)).toEqual([
      ['2026-04-01', 'GRANT', 24],
      ['2026-12-31', 'GRANT', -6],
      ['2026-12-31', 'LAPSED', -18],
      ['2027-01-01', 'GRANT', 24],
    ]);
  });

  test('a request for more than the short year grants is refused', () => {
    const of = (from: string, to: string) => checkBooking(approved(from, to), ann, '2026-11-25').refused;
    expect(of('2026-11-26', '2026-12-29')).toBe(true);
    expect(of('2026-11-26', '2026-12-21')).toBe(false);
    expect(of('2026-11-26', '2026-12-22')).toBe(true);
  });

  test('what may be carried over moves into the new plan', () => {
    const carrying = yearly(24, {}, { carryLimit: 500, carryMonths: 3 });
    const bob = moved(planOf('A', carrying, '04-01'), { '2027-01-01': planOf('B', carrying) });
    expect(balanceAt(bob, '2027-01-01')).toBe(29);
    expect(balanceAt(bob, '2027-04-01')).toBe(24);
  });

  test('from a calendar year to one from April, 6 expire on 31 March', () => {
    const cleo = moved(planOf('A', yearly(24)), { '2027-04-01': planOf('B', yearly(24), '04-01') });
    expect(balanceAt(cleo, '2027-04-01')).toBe(24);
    expect(linesOf(cleo, '2027-04-01', 'LAPSED').at(-1)).toEqual(['2027-03-31', 'LAPSED', -6]);
  });

  test.each([['07-13'], ['10-01'], [null]])('from a leave year that begins on %s', (yearStart) => {
    const dan = moved(planOf('A', yearly(24), yearStart), { '2027-01-01': planOf('B', yearly(24)) });
    expect(balanceAt(dan, '2027-01-01')).toBe(24);
  });

  test('debt of the short year is forgiven at its end, even if booked before the move was recorded', () => {
    const owing = yearly(24, { overdraft: 1000, carriesDebt: false });
    const eve = moved(
      planOf('A', owing, '04-01'),
      { '2027-01-01': planOf('B', owing) },
      { requests: [approved('2026-05-04', '2026-06-12')] },
    );
    expect(linesOf(eve, '2026-12-31', 'TAKEN')).toHaveLength(30);
    expect(linesOf(eve, '2026-12-31', 'FORGIVEN')).toEqual([['2026-12-31', 'FORGIVEN', 12]]);
    expect(balanceAt(eve, '2027-01-01')).toBe(24);
  });

  test('if no leave year begins or ends, the balance moves to the new plan', () => {
    const fay = moved(planOf('A', yearly(24)), { '2026-07-01': planOf('B', yearly(24), '04-01') });
    expect(linesOf(fay, '2027-03-30', 'LAPSED').filter(([date]) => date > '2026-01-01')).toEqual([]);
    expect(balanceAt(fay, '2026-12-31')).toBe(balanceAt(fay, '2026-07-01'));
  });

  test('a leave year that would be too long is cut with its own plan, and each part earns its own days', () => {
    const [a, b] = [planOf('A', yearly(24)), planOf('B', yearly(24), '04-01')];
    const gus = moved(a, { '2026-07-01': b, '2027-02-01': a });
    expect(accountOn(gus, '2026-12-31').granted).toBe(24);
    expect(accountOn(gus, '2027-06-01')).toMatchObject({ opening: 0, granted: 24 });
    expect(linesOf(gus, '2027-12-31', 'GRANT').slice(-5)).toEqual([
      ['2026-01-01', 'GRANT', 24],
      ['2026-07-01', 'GRANT', 6],
      ['2026-12-31', 'GRANT', -6],
      ['2027-01-01', 'GRANT', 6],
      ['2027-02-01', 'GRANT', 18],
    ]);
  });
});

describe('the grants of several plans in one leave year are added exactly and rounded once', () => {
  test.each([['2027-02-01'], ['2027-04-01'], ['2027-06-01'], ['2027-08-16']])('30 stay 30 on %s', (day) => {
    const ann = moved(planOf('A', german(30)), { [day]: planOf('B', german(30)) });
    expect(accountOn(ann, '2027-12-31').granted).toBe(30);
    expect(linesOf(ann, '2027-12-31', 'GRANT').filter(([date]) => date >= '2027-01-01')).toHaveLength(1);
  });

  test('30 stay 30 under three plans', () => {
    const [b, c] = [planOf('B', german(30)), planOf('C', german(30))];
    const ann = moved(planOf('A', german(30)), { '2027-02-10': b, '2027-09-20': c });
    expect(accountOn(ann, '2027-12-31').granted).toBe(30);
  });

  test.each([
    [28, '2027-08-16', german],
    [24, '2027-05-15', german],
    [25, '2027-05-15', (days: number) => yearly(days, { rounding: { to: 50, mode: 'NEAREST' } })],
    [25, '2027-08-16', (days: number) => yearly(days, { rounding: { to: 50, mode: 'UP' } })],
  ] as const)('%d stay the same, moved on %s', (days, day, of) => {
    const ann = moved(planOf('A', of(days)), { [day]: planOf('B', of(days)) });
    expect(accountOn(ann, '2027-12-31').granted).toBe(days);
  });

  test('22, then 11 from May, are 14.67', () => {
    const ann = moved(planOf('A', yearly(22)), { '2027-05-01': planOf('B', yearly(11)) });
    expect(accountOn(ann, '2027-12-31').granted).toBe(14.67);
  });

  test('the last granting plan rounds', () => {
    const rounded = yearly(11, { rounding: { to: 50, mode: 'UP' } });
    const ann = moved(planOf('A', yearly(22)), { '2027-05-01': planOf('B', rounded) });
    expect(accountOn(ann, '2027-12-31').granted).toBe(15);
  });
});

test('plans that earn in arrears are corrected on the day of the move', () => {
  const arrears = yearly(24, { accrual: { every: 'MONTH', at: 'END', anchor: null } });
  const rounded = yearly(0, {
    accrual: { every: 'YEAR', at: 'END', anchor: null },
    rounding: { to: 100, mode: 'DOWN' },
    proration: 'NONE',
  });
  const ann = moved(planOf('A', arrears), { '2027-05-15': planOf('B', rounded) });
  expect(linesOf(ann, '2027-12-31', 'GRANT').slice(-2)).toEqual([
    ['2027-04-30', 'GRANT', 2],
    ['2027-05-15', 'GRANT', -8],
  ]);
});

test('the rules of the last employed day round, even without a remaining instalment', () => {
  const months = yearly(25, { accrual: { every: 'MONTH', at: 'END', anchor: null }, proration: 'FULL' });
  const up: PolicyRules = { ...months, rounding: { to: 100, mode: 'UP' } };
  const ann = person(plan({ '2026-01-01': months, '2026-10-01': up }), { left: '2026-10-15' });
  expect(linesOf(ann, '2026-12-31', 'GRANT').slice(-2)).toEqual([
    ['2026-09-30', 'GRANT', 2.08],
    ['2026-10-15', 'GRANT', 0.25],
  ]);
});

test('what the next plan deducts cannot be booked before the move, even if it does not offer the type', () => {
  const none = plan({ '2020-01-01': null }, { id: 'B' });
  const ann = moved(planOf('A', yearly(24)), { '2026-07-01': none });
  expect(account(ann, '2026-06-01').bookable).toBe(1200);
  const of = (to: string) => checkBooking(approved('2026-06-01', to), ann, '2026-05-01').refused;
  expect([of('2026-06-16'), of('2026-06-17')]).toEqual([false, true]);
});

test('leave of an earlier plan stays in the account, even if the next plan does not offer the type', () => {
  const none = plan({ '2020-01-01': null }, { id: 'B' });
  const ann = moved(planOf('A', yearly(24)), { '2027-07-01': none });
  expect(hasAccount(ann, '2027-08-01')).toBe(true);
  expect(balanceAt(ann, '2028-08-01')).toBe(12);
  expect(hasAccount(person(none), '2027-08-01')).toBe(false);
});

describe('undivided leave', () => {
  const once = yearly(1, { proration: 'NONE' });

  test('stays the same in a plan that does not divide it either', () => {
    const ann = moved(planOf('A', once), { '2027-07-01': planOf('B', once) });
    expect(accountOn(ann, '2027-12-31').granted).toBe(1);
  });

  test('of the last plan replaces earlier grants', () => {
    const ann = moved(planOf('A', yearly(24)), { '2027-07-01': planOf('B', once) });
    expect(linesOf(ann, '2027-12-31', 'GRANT').slice(-2)).toEqual([
      ['2027-01-01', 'GRANT', 24],
      ['2027-07-01', 'GRANT', -23],
    ]);
  });

  test('of an earlier plan counts by its months', () => {
    const ann = moved(planOf('A', once), { '2027-07-01': planOf('B', yearly(24)) });
    expect(accountOn(ann, '2027-12-31').granted).toBe(12.5);
  });

  test('that ended before the employment began is not granted', () => {
    const ended = plan({ '2024-01-01': once, '2026-01-02': null });
    expect(linesOf(person(ended, { joined: '2026-02-01' }), '2026-12-31')).toEqual([]);
  });

  test('stays whole if no later plan grants anything', () => {
    const none = plan({ '2020-01-01': null }, { id: 'B' });
    const ann = moved(planOf('A', once), { '2027-07-01': none });
    expect(accountOn(ann, '2027-12-31').granted).toBe(1);
  });
});

test('instalments of undivided leave are rounded with the last one, even after the offer ended', () => {
  const monthly = yearly(
    27.33,
    {
      proration: 'NONE',
      accrual: { every: 'MONTH', at: 'START', anchor: null },
      rounding: { to: 100, mode: 'UP_FROM_HALF' },
    },
    {},
  );
  const ann = person(plan({ '2024-01-01': monthly, '2026-02-01': null }));
  const granted = linesOf(ann, '2026-12-31', 'GRANT').filter(([date]) => date >= '2026-01-01');
  expect(granted.slice(0, 3).map(([, , amount]) => amount)).toEqual([2.28, 2.28, 2.27]);
  expect(granted.reduce((sum, [, , amount]) => sum + amount, 0)).toBeCloseTo(27.33, 9);
});
