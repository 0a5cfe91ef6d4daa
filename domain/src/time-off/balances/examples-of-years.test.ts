import { describe, expect, test } from 'vitest';
import { yearlyRate } from '../../leave/earning/rates.ts';
import { amountOf } from '../../leave/types/amount.ts';
import {
  approved,
  balanceAt,
  bavaria,
  defaults,
  grant,
  linesOf,
  person,
  plan,
  rules,
} from '../../testing/leave-worlds.ts';
import { account, totalOf } from './engine/account.ts';
import { checkBooking } from './engine/booking-check.ts';
import { bookable } from './engine/cover.ts';

const adjustment = (on: string, days: number) => ({
  id: on,
  on,
  amount: days * 100,
  reason: 'Opening balance',
});

describe('the default', () => {
  const standard = plan(rules(24));
  const sick = plan(rules(12, { overdraft: null }));

  test('example 1: no records', () => {
    const ann = person(standard);
    expect(account(ann, '2026-08-03')).toMatchObject({
      bookable: 2400,
      opening: 0,
      granted: 2400,
      lapsed: 2400,
    });
    expect(totalOf(account(ann, '2026-08-03'))).toBe(2400);
    expect(yearlyRate(ann, '2026-08-03') / 12).toBe(200);
    expect(yearlyRate(person(sick), '2026-08-03') / 12).toBe(100);
    expect(account(ann, '2026-08-03').leaveYear).toEqual({ startDate: '2026-01-01', endDate: '2026-12-31' });
  });

  test("example 2: vacation over New Year takes each year's own days", () => {
    const ann = person(standard, { requests: [approved('2026-12-28', '2027-01-05')] });
    expect(linesOf(ann, '2027-01-10').filter(([date]) => date >= '2026-12-28')).toEqual([
      ['2026-12-28', 'TAKEN', -1],
      ['2026-12-29', 'TAKEN', -1],
      ['2026-12-30', 'TAKEN', -1],
      ['2026-12-31', 'TAKEN', -1],
      ['2026-12-31', 'LAPSED', -20],
      ['2027-01-01', 'GRANT', 24],
      ['2027-01-01', 'TAKEN', -1],
      ['2027-01-04', 'TAKEN', -1],
      ['2027-01-05', 'TAKEN', -1],
    ]);
    expect(balanceAt(ann, '2027-01-10')).toBe(21);
    expect(account(ann, '2026-12-01')).toMatchObject({ taken: 0, planned: 400, bookable: 2000 });
    expect(account(ann, '2027-01-01')).toMatchObject({ taken: 100, planned: 200, bookable: 2100 });
  });

  test.each([
    ['example 3', 24, '2026-07-15', 12],
    ['example 3', 25, '2026-10-01', 6.5],
    ['example 3', 28, '2026-12-01', 2.5],
    ['example 3', 25, '2026-11-02', 4],
    ['the first day of the year', 24, '2026-01-01', 24],
    ['the last day of its first month', 24, '2026-01-31', 24],
    ['the last day of the year', 24, '2026-12-31', 2],
    ['the next year', 24, '2027-01-01', 0],
  ])('%s: of %d days, a joiner on %s has %d', (_name, perYear, joined, days) => {
    const ann = person(plan(rules(perYear)), { joined });
    expect(balanceAt(ann, '2026-12-30') + (joined === '2026-12-31' ? balanceBeforeLapse(ann) : 0)).toBe(days);
    if (days > 0) expect(linesOf(ann, '2026-12-31')[0]?.[0]).toBe(joined);
  });

  function balanceBeforeLapse(ann: ReturnType<typeof person>): number {
    return linesOf(ann, '2026-12-31', 'GRANT').reduce((sum, [, , days]) => sum + days, 0);
  }

  test('example 4: sick leave beyond its total is no debt in the next year', () => {
    const ann = person(sick, { requests: [approved('2026-03-02', '2026-03-31')] });
    expect(account(ann, '2026-08-03')).toMatchObject({ taken: 2200, granted: 1200, bookable: null });
    expect(balanceAt(ann, '2026-08-03')).toBe(-10);
    expect(linesOf(ann, '2027-01-01', 'FORGIVEN', 'LAPSED')).toEqual([['2026-12-31', 'FORGIVEN', 10]]);
    expect(balanceAt(ann, '2027-01-01')).toBe(12);
  });

  test('example 5: adjustments count in their own year', () => {
    const ann = person(plan({ '2025-01-01': rules(24) }), {
      adjustments: [adjustment('2026-01-01', 2.5), adjustment('2025-01-01', 9)],
    });
    expect(totalOf(account(ann, '2026-08-03'))).toBe(2650);
    expect(totalOf(account(ann, '2025-08-03'))).toBe(3300);
    expect(totalOf(account(ann, '2027-08-03'))).toBe(2400);
  });

  test('example 6: pending days are reserved', () => {
    const requests = [
      approved('2026-02-02', '2026-02-26'),
      approved('2026-03-02', '2026-03-02', { status: 'PENDING' }),
      approved('2026-04-01', '2026-04-10', { status: 'REJECTED' }),
    ];
    const ann = person(standard, { requests });
    expect(account(ann, '2026-08-03')).toMatchObject({ taken: 1900, pending: 100, bookable: 400 });
    expect(checkBooking(approved('2026-09-07', '2026-09-10'), ann, '2026-08-03').refused).toBe(false);
    expect(checkBooking(approved('2026-09-07', '2026-09-11'), ann, '2026-08-03')).toMatchObject({
      message: 'Validation failed: Insufficient vacation days. You have 4 days available.',
      issues: [{ path: 'endDate' }],
    });
    expect(checkBooking(approved('2027-01-04', '2027-02-05'), ann, '2026-08-03')).toMatchObject({
      issues: [
        {
          message: 'Insufficient vacation days. You have 24 days available. This is the leave year 2027.',
        },
      ],
    });
  });
});

describe('German: full months, a half goes up, all carried over to 31 March', () => {
  const german = (perYear: number, carried = {}) =>
    plan({
      '2026-01-01': rules(0, {
        grants: [grant(perYear, { carryLimit: null, carryMonths: 3, ...carried })],
        proration: 'FULL',
        rounding: { to: 100, mode: 'UP_FROM_HALF' },
      }),
    });

  test.each([
    ['example 23', 30, '2026-09-01', 10],
    ['example 23', 30, '2026-08-01', 13],
    ['example 23', 28, '2026-08-16', 9.33],
    ['a month that is begun', 30, '2026-09-02', 7.5 + 0.5],
    ['the second day of the year', 30, '2026-01-02', 27.5 + 0.5],
    ['the last month', 28, '2026-12-01', 2.33],
    ['a part of the last month', 28, '2026-12-02', 0],
  ])('%s: of %d days, a joiner on %s has %d', (_name, perYear, joined, days) => {
    expect(balanceAt(person(german(perYear), { joined }), '2026-12-31')).toBe(days);
  });

  test('example 25: carried-over leave expires on 31 March', () => {
    const ann = person(german(30), {
      requests: [approved('2026-06-01', '2026-06-30'), approved('2027-02-01', '2027-02-05')],
    });
    expect(balanceAt(ann, '2026-12-31')).toBe(8);
    expect(linesOf(ann, '2027-04-01', 'LAPSED')).toEqual([['2027-03-31', 'LAPSED', -3]]);
    expect(balanceAt(ann, '2027-04-01')).toBe(30);
    expect(account(ann, '2027-02-10').nextExpiry).toEqual({ date: '2027-03-31', amount: 300 });
  });

  test('example 26: carried-over leave is taken first', () => {
    const ann = person(german(30), {
      place: bavaria,
      requests: [approved('2027-03-22', '2027-04-09')],
      adjustments: [adjustment('2026-12-01', -26)],
    });
    expect(balanceAt(ann, '2026-12-31')).toBe(4);
    expect(linesOf(ann, '2027-12-31', 'TAKEN')).toHaveLength(13);
    expect(linesOf(ann, '2027-12-31', 'LAPSED')).toEqual([]);
    expect(balanceAt(ann, '2027-12-31')).toBe(21);
  });

  test.each([
    [0, 10, 20],
    [8, 2, 20],
    [10, 0, 20],
    [12, 0, 18],
    [1, 9, 20],
  ])(
    'example 28: of 10 carried over and 20 new, taking %d before 31 March loses %d and leaves %d',
    (taken, lost, kept) => {
      const spring = taken === 0 ? [] : [approved('2027-01-04', nthWorkday('2027-01-04', taken))];
      const ann = person(german(20), { requests: [approved('2026-06-01', '2026-06-12'), ...spring] });
      expect(balanceAt(ann, '2026-12-31')).toBe(10);
      expect(linesOf(ann, '2027-04-01', 'LAPSED')).toEqual(
        lost === 0 ? [] : [['2027-03-31', 'LAPSED', -lost]],
      );
      expect(balanceAt(ann, '2027-04-01')).toBe(kept);
    },
  );

  function nthWorkday(monday: string, days: number): string {
    const date = Number(monday.slice(8)) + days - 1 + Math.floor((days - 1) / 5) * 2;
    return `${monday.slice(0, 8)}${String(date).padStart(2, '0')}`;
  }

  test('example 29: beyond the limit days expire at once, the rest on 31 March', () => {
    const ann = person(german(30, { carryLimit: 500 }));
    expect(linesOf(ann, '2027-04-01', 'LAPSED')).toEqual([
      ['2026-12-31', 'LAPSED', -25],
      ['2027-03-31', 'LAPSED', -5],
    ]);
    const atLimit = person(german(30, { carryLimit: 3000 }));
    expect(linesOf(atLimit, '2026-12-31', 'LAPSED')).toEqual([]);
  });
});

describe('debt', () => {
  test('is carried over if the policy allows it, and paid by the next grant', () => {
    const adjustments = [adjustment('2026-12-01', -27)];
    const owed = (carriesDebt: boolean) =>
      person(plan({ '2026-01-01': { ...defaults, grants: [grant(24)], carriesDebt } }), { adjustments });
    expect(balanceAt(owed(true), '2027-01-01')).toBe(21);
    expect(balanceAt(owed(false), '2027-01-01')).toBe(24);
    expect(bookable(owed(true), '2026-12-01')).toBe(-300);
  });

  test('once paid leaves no room to make it again', () => {
    const ann = person(plan(rules(24)), {
      requests: [approved('2026-02-02', '2026-03-09')],
      adjustments: [adjustment('2026-06-10', 3)],
    });
    expect(balanceAt(ann, '2026-03-09')).toBe(-2);
    expect(balanceAt(ann, '2026-07-01')).toBe(1);
    expect(bookable(ann, '2026-07-01')).toBe(100);
    expect(checkBooking(approved('2026-07-01'), ann, '2026-07-01').refused).toBe(false);
    expect(checkBooking(approved('2026-07-01', '2026-07-02'), ann, '2026-07-01').refused).toBe(true);
  });

  test('a yearly amount of zero grants nothing', () => {
    expect(linesOf(person(plan(rules(amountOf(0, 'DAY')))), '2027-12-31')).toEqual([]);
  });
});
