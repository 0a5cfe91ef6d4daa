import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCareer } from '../../testing/any-career.ts';
import { anyDay } from '../../testing/any-leave.ts';
import { approved, grant, person, plan, rules, week } from '../../testing/leave-worlds.ts';
import { provision, provisionTotals } from './provision.ts';

const twenty = plan(rules(20, { proration: 'NONE' }));

describe('earned', () => {
  test('is the share of the employed days of the leave year: 20 × 122/214', () => {
    const joined = person(twenty, { joined: '2027-06-01' });
    expect(provision(joined, '2027-09-30')).toMatchObject({
      granted: 2000,
      earned: 1140,
      balance: 2000,
      owed: 1140,
      hoursPerDay: 8,
      isLeaver: false,
    });
    expect(provision(joined, '2027-12-31')).toMatchObject({ earned: 2000, owed: 2000 });
    expect(provision(joined, '2027-05-31')).toBeUndefined();
  });

  test('is what was posted in arrears', () => {
    const monthly = plan(rules(24, { accrual: { every: 'MONTH', at: 'END', anchor: null } }));
    expect(provision(person(monthly, { joined: '2026-01-01' }), '2026-03-31')).toMatchObject({
      granted: 2400,
      earned: 600,
      balance: 600,
      owed: 600,
    });
  });

  test('ends with the employment: leavers are owed what is left, with later adjustments', () => {
    const left = person(twenty, {
      joined: '2026-01-01',
      left: '2027-03-31',
      requests: [approved('2027-01-04', '2027-01-08')],
      adjustments: [{ id: 'paid', amount: -300, on: '2027-04-15', reason: 'Paid out' }],
    });
    expect(provision(left, '2027-03-31')).toMatchObject({ isLeaver: false, taken: 500 });
    expect(provision(left, '2027-06-30')).toMatchObject({ isLeaver: true, adjusted: -300, taken: 500 });
    const { balance, owed } = provision(left, '2027-06-30') ?? {};
    expect(owed).toBe(balance);
  });
});

test('planned and pending days stand outside', () => {
  const requests = [
    approved('2026-02-02', '2026-02-03'),
    approved('2026-08-03', '2026-08-04'),
    approved('2026-09-01', '2026-09-01', { status: 'PENDING' }),
  ];
  expect(provision(person(plan(rules(24)), { joined: '2020-01-01', requests }), '2026-06-30')).toMatchObject({
    taken: 200,
    planned: 200,
    pending: 100,
    earned: 1190,
    owed: 990,
    balance: 2200,
  });
});

test('leave left of a type that is no longer offered is owed', () => {
  const ended = plan({
    '2026-01-01': rules(24, { grants: [grant(24, { carryLimit: null })] }),
    '2027-01-01': null,
  });
  const facts = person(ended, { joined: '2020-01-01' });
  expect(provision(facts, '2027-06-30')).toMatchObject({ earned: 0, balance: 2400, owed: 2400 });
});

test('types without a limit have none', () => {
  expect(provision(person(plan(rules(0, { grants: [] }))), '2026-06-30')).toBeUndefined();
});

test('totals are never netted; hours count as days of the schedule', () => {
  const day = { unit: 'DAY', hoursPerDay: 8 } as const;
  expect(
    provisionTotals([
      { ...day, owed: 1250 },
      { ...day, owed: -200 },
      { unit: 'HOUR', hoursPerDay: 7.5, owed: 900 },
      { unit: 'HOUR', hoursPerDay: 0, owed: 60 },
    ]),
  ).toEqual({ owed: 14.5, takenInAdvance: 2 });
});

test('with hours of a part-time schedule', () => {
  const fourDays = week('MTWt', 225);
  const inHours = plan(rules(0, { grants: [grant(160, {}, 'HOUR')] }));
  const facts = person(inHours, { type: { unit: 'HOUR' }, schedule: fourDays, joined: '2020-01-01' });
  expect(provision(facts, '2026-12-31')).toMatchObject({ hoursPerDay: 7.5, earned: 9600 });
});

test('for any career, what is owed is the sum of its parts', () => {
  fc.assert(
    fc.property(anyCareer, anyDay, (facts, day) => {
      const found = provision(facts, day);
      if (!found) return;
      const { carriedOver, earned, adjusted, taken, expired, owed } = found;
      expect(owed).toBe(carriedOver + earned + adjusted - taken - expired);
    }),
    { numRuns: 200 },
  );
});
