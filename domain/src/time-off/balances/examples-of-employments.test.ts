import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { leaveYearAt } from '../../leave/earning/year-ends.ts';
import { numberOf } from '../../leave/types/amount.ts';
import {
  approved,
  balanceAt,
  grant,
  linesOf,
  person,
  plan,
  rules,
  worth,
} from '../../testing/leave-worlds.ts';
import { planOf, yearly } from '../../testing/plan-moves.ts';
import { account, accountAsOf } from './engine/account.ts';
import { checkBooking } from './engine/booking-check.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';

const untilMarch = { startDate: '2024-01-01', endDate: '2026-03-31' };
const fromSeptember = { startDate: '2026-09-01' };
const threeTaken = { requests: [approved('2026-02-02', '2026-02-04')] };

function figures(facts: LeaveFacts, on: CalendarDate) {
  const { opening, granted, taken, planned, payable, bookable } = account(facts, on);
  const inUnit = (amount = 0) => numberOf(amount, facts.type.unit);
  return {
    opening: inUnit(opening),
    granted: inUnit(granted),
    taken: inUnit(taken + planned),
    bookable: inUnit(bookable ?? 0),
    ...(payable !== undefined && { payable: inUnit(payable) }),
  };
}

describe('24 a year, prorated by days; away from April to August 2026', () => {
  const ann = person(planOf('A', yearly(24)), { employments: [untilMarch, fromSeptember], ...threeTaken });

  test('each employment has its own grant, and what the first one left stays payable there', () => {
    expect(linesOf(ann, '2026-12-31').filter(([date]) => date >= '2026-01-01')).toEqual([
      ['2026-01-01', 'GRANT', 6],
      ['2026-02-02', 'TAKEN', -1],
      ['2026-02-03', 'TAKEN', -1],
      ['2026-02-04', 'TAKEN', -1],
      ['2026-09-01', 'SETTLED', -3],
      ['2026-09-01', 'GRANT', 8],
      ['2026-12-31', 'LAPSED', -8],
    ]);
    expect(figures(ann, '2026-03-01')).toEqual({ opening: 0, granted: 6, taken: 3, bookable: 3, payable: 3 });
    expect(figures(ann, '2026-06-01')).toEqual({ opening: 0, granted: 6, taken: 3, bookable: 0, payable: 3 });
    expect(figures(ann, '2026-09-01')).toEqual({ opening: 0, granted: 8, taken: 0, bookable: 8 });
    expect(accountAsOf(ann, '2026-10-01')).toMatchObject({
      carriedOver: 0,
      granted: 800,
      taken: 0,
      balance: 800,
      expiring: [{ date: '2026-12-31', amount: 800 }],
    });
  });

  test('with the balance kept, what was left is a lot that expires at the end of that leave year', () => {
    const kept = person(planOf('A', yearly(24)), {
      employments: [untilMarch, { ...fromSeptember, keepsBalance: true }],
      ...threeTaken,
    });
    expect(linesOf(kept, '2026-12-31').slice(-2)).toEqual([
      ['2026-09-01', 'GRANT', 8],
      ['2026-12-31', 'LAPSED', -11],
    ]);
    expect(figures(kept, '2026-06-01')).toMatchObject({ bookable: 0, payable: 3 });
    expect(figures(kept, '2026-09-01')).toEqual({ opening: 3, granted: 8, taken: 0, bookable: 11 });
    expect(accountAsOf(kept, '2026-09-01')).toMatchObject({ carriedOver: 300, granted: 800, balance: 1100 });
  });

  test('adding the second employment changes nothing before it', () => {
    const left = person(planOf('A', yearly(24)), { joined: '2024-01-01', left: '2026-03-31', ...threeTaken });
    expect(linesOf(ann, '2026-08-31')).toEqual(linesOf(left, '2026-08-31'));
  });

  test('a pay-out between them lowers what is payable, and later ones the new balance', () => {
    const paid = (on: CalendarDate) => ({
      ...ann,
      adjustments: [{ id: 'paid', on, amount: -300, reason: 'Paid out' }],
    });
    expect(figures(paid('2026-04-30'), '2026-06-01').payable).toBe(0);
    expect(balanceAt(paid('2026-04-30'), '2026-09-01')).toBe(8);
    expect(figures(paid('2026-09-01'), '2026-06-01').payable).toBe(3);
    expect(balanceAt(paid('2026-09-01'), '2026-09-01')).toBe(5);
  });

  test('debt stays with the first employment, or is kept with the balance', () => {
    const debt = (keepsBalance: boolean) =>
      person(planOf('A', yearly(24, { overdraft: 500 })), {
        employments: [untilMarch, { ...fromSeptember, keepsBalance }],
        requests: [approved('2026-02-02', '2026-02-11')],
      });
    expect(figures(debt(false), '2026-06-01').payable).toBe(-2);
    expect(linesOf(debt(false), '2026-09-01', 'SETTLED')).toEqual([['2026-09-01', 'SETTLED', 2]]);
    expect([balanceAt(debt(false), '2026-09-01'), balanceAt(debt(true), '2026-09-01')]).toEqual([8, 6]);
  });

  test('days between them cost nothing, and can neither be booked nor spanned', () => {
    expect(worth(ann, '2026-03-30', '2026-09-02')).toBe(4);
    expect(checkBooking(approved('2026-08-31', '2026-09-04'), ann, '2026-05-01')).toMatchObject({
      issues: [{ path: 'startDate' }],
    });
    const spanning = { ...ann, requests: [] };
    expect(checkBooking(approved('2026-03-30', '2026-09-02'), spanning, '2026-03-01')).toMatchObject({
      issues: [{ path: 'endDate' }],
    });
    expect(checkBooking(approved('2026-09-01', '2026-09-04'), ann, '2026-05-01').refused).toBe(false);
  });
});

test('in one leave year each employment is rounded once', () => {
  const german = rules(30, {
    grants: [grant(30, { carryLimit: null, carryMonths: 3 })],
    proration: 'FULL',
    rounding: { to: 100, mode: 'UP_FROM_HALF' },
  });
  const ann = person(plan(german), {
    employments: [{ startDate: '2026-01-01', endDate: '2026-05-31' }, { startDate: '2026-08-01' }],
  });
  // 30 × 5/12 = 12.5, twice.
  expect(linesOf(ann, '2026-12-31')).toEqual([
    ['2026-01-01', 'GRANT', 13],
    ['2026-08-01', 'SETTLED', -13],
    ['2026-08-01', 'GRANT', 13],
  ]);
});

describe('a gap over a year end', () => {
  const carrying = yearly(24, {}, { carryLimit: 500, carryMonths: 3 });
  const returned = (keepsBalance: boolean) =>
    person(planOf('A', carrying), {
      employments: [
        { startDate: '2026-01-01', endDate: '2026-10-31' },
        { startDate: '2027-02-01', keepsBalance },
      ],
    });

  test('lets nothing expire', () => {
    expect(linesOf(returned(false), '2027-12-31')).toEqual([
      ['2026-01-01', 'GRANT', 20],
      ['2027-02-01', 'SETTLED', -20],
      ['2027-02-01', 'GRANT', 22],
      ['2027-12-31', 'LAPSED', -17],
    ]);
    expect(figures(returned(false), '2027-01-15')).toMatchObject({ opening: 20, granted: 0, payable: 20 });
  });

  test('kept leave falls to the limit at the end of the year of the return, and expires after its months', () => {
    expect(linesOf(returned(true), '2028-03-31')).toEqual([
      ['2026-01-01', 'GRANT', 20],
      ['2027-02-01', 'GRANT', 22],
      ['2027-12-31', 'LAPSED', -37],
      ['2028-01-01', 'GRANT', 24],
      ['2028-03-31', 'LAPSED', -5],
    ]);
  });
});

test('kept leave of each grant follows its own rules, and a fixed expiry ends with the employment', () => {
  const dutch = rules(20, {
    proration: 'DAYS',
    rounding: null,
    grants: [
      grant(20, { name: 'Statutory', carryLimit: null, carryMonths: 6 }),
      grant(5, { name: 'Extra', carryLimit: null, carryMonths: 60 }),
    ],
  });
  const ann = person(plan(dutch), {
    employments: [
      { startDate: '2026-01-01', endDate: '2026-12-31' },
      { startDate: '2027-01-01', keepsBalance: true },
    ],
    adjustments: [{ id: 'a', on: '2026-11-02', amount: 300, reason: 'Overtime', expiresOn: '2027-02-28' }],
  });
  // 20 + 5 + 3 of 2026 and 20 + 5 of 2027; all but the extra grants expire on 30 June 2028.
  expect(balanceAt(ann, '2027-12-31')).toBe(53);
  expect(linesOf(ann, '2028-06-30', 'LAPSED')).toEqual([['2028-06-30', 'LAPSED', -43]]);
});

test('hours are hours', () => {
  const hourly = planOf(
    'A',
    rules(0, { proration: 'DAYS', rounding: null, grants: [grant(160, {}, 'HOUR')] }),
  );
  const ann = person(hourly, {
    type: { unit: 'HOUR' },
    employments: [
      { startDate: '2026-01-01', endDate: '2026-03-31' },
      { startDate: '2026-10-01', endDate: '2026-12-31', keepsBalance: true },
    ],
    requests: [approved('2026-01-02', '2026-01-02', { minutes: 150 })],
  });
  expect(figures(ann, '2026-04-01')).toMatchObject({ granted: 40, taken: 2.5, payable: 37.5 });
  expect(figures(ann, '2026-10-01')).toMatchObject({ opening: 37.5, granted: 40, payable: 77.5 });
});

describe('seniority', () => {
  const bySeniority = yearly(
    20,
    { usableAfterMonths: 6 },
    {
      steps: [
        { afterMonths: 0, perYear: 2000 },
        { afterMonths: 24, perYear: 2500 },
      ],
    },
  );
  const returned = (countsEarlier: boolean) =>
    person(planOf('A', bySeniority), {
      employments: [
        { startDate: '2022-01-01', endDate: '2025-12-31' },
        { startDate: '2026-03-01', countsEarlier },
      ],
    });
  const booked = (facts: LeaveFacts, day: CalendarDate) =>
    checkBooking(approved(day), facts, '2026-02-01').refused;

  test('counts from the latest start', () => {
    // 20 × 10/12
    expect(figures(returned(false), '2026-03-01').granted).toBe(16.67);
    expect([booked(returned(false), '2026-08-31'), booked(returned(false), '2026-09-01')]).toEqual([
      true,
      false,
    ]);
    expect(linesOf(returned(false), '2028-12-31', 'GRANT').slice(-2)).toEqual([
      ['2028-01-01', 'GRANT', 20],
      // 20 × 2/12 + 25 × 10/12 = 24.17
      ['2028-03-01', 'GRANT', 4.17],
    ]);
  });

  test('counts from the first start if earlier employments count', () => {
    // 25 × 10/12
    expect(figures(returned(true), '2026-03-01').granted).toBe(20.83);
    expect(booked(returned(true), '2026-03-02')).toBe(false);
  });

  test('counts in each employment from its own start', () => {
    expect(figures(returned(false), '2025-06-01').granted).toBe(25);
    const thrice = person(planOf('A', bySeniority), {
      employments: [
        { startDate: '2022-01-01', endDate: '2023-12-31' },
        { startDate: '2024-02-01', endDate: '2024-12-31' },
        { startDate: '2025-01-01', countsEarlier: true },
      ],
    });
    // 20 × 11/12, then the third year since 2022
    expect(figures(thrice, '2024-06-01').granted).toBe(18.33);
    expect(figures(thrice, '2025-06-01').granted).toBe(25);
  });

  test.each([
    [false, '2026-05-01', { startDate: '2026-03-10', endDate: '2026-08-31' }],
    [false, '2026-10-01', { startDate: '2026-09-01', endDate: '2027-08-31' }],
    [true, '2026-10-01', { startDate: '2026-03-10', endDate: '2027-03-09' }],
  ])(
    'begins leave years on the anniversary of the start it counts from (%s), %s',
    (countsEarlier, on, year) => {
      const ann = person(planOf('A', yearly(24), null), {
        employments: [
          { startDate: '2024-03-10', endDate: '2026-04-30' },
          { startDate: '2026-09-01', countsEarlier },
        ],
      });
      expect(leaveYearAt(ann, on)).toEqual(year);
    },
  );
});

test('a request across two employments without a gap belongs to both', () => {
  const ann = person(planOf('A', yearly(24)), {
    employments: [{ startDate: '2026-01-01', endDate: '2026-06-30' }, { startDate: '2026-07-01' }],
    requests: [approved('2026-06-29', '2026-07-03')],
  });
  expect(figures(ann, '2026-06-30')).toMatchObject({ granted: 12, taken: 2, payable: 10 });
  expect(figures(ann, '2026-07-01')).toMatchObject({ opening: 0, granted: 12, taken: 3 });
  const wanted = approved('2026-06-22', '2026-07-10');
  expect(checkBooking(wanted, { ...ann, requests: [] }, '2026-01-01').refused).toBe(false);
});

test('without a known start the first employment begins with the first leave year', () => {
  const ann = person(planOf('A', yearly(24)), {
    employments: [{ endDate: '2026-06-30' }, { startDate: '2026-10-01' }],
  });
  const recorded = { ...ann, employment: { ...ann.employment, recordsSince: '2026-03-05' } };
  expect(linesOf(recorded, '2026-12-30')).toEqual([
    ['2026-01-01', 'GRANT', 12],
    ['2026-10-01', 'SETTLED', -12],
    ['2026-10-01', 'GRANT', 6],
  ]);
});
