import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { numberOf } from '../../leave/types/amount.ts';
import { approved, balanceAt, linesOf, person } from '../../testing/leave-worlds.ts';
import { moved, planOf, yearly } from '../../testing/plan-moves.ts';
import { account, accountAsOf, payableAfter } from './engine/account.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';

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

test('an employment end after a leave year that a move cut changes nothing in it', () => {
  const [a, b] = [planOf('A', yearly(24), '04-01'), planOf('B', yearly(24))];
  const until = (left?: string) =>
    linesOf(moved(a, { '2027-01-01': b }, left === undefined ? {} : { left }), '2026-12-31');
  for (const left of ['2027-01-31', '2027-02-28', '2027-06-30']) expect(until(left)).toEqual(until());
});

test("what expires is what is left of the day's balance, without reversals and pending requests", () => {
  const [a, b] = [planOf('A', yearly(24), '04-01'), planOf('B', yearly(24))];
  const ann = moved(a, { '2027-01-01': b });
  expect(accountAsOf(ann, '2026-12-01').expiring).toEqual([{ date: '2026-12-31', amount: 1800 }]);
  const adjustments = [{ id: 'less', on: '2026-12-10', amount: -500, reason: 'Correction' }];
  const bob = moved(planOf('A', yearly(24)), {}, { adjustments });
  expect(accountAsOf(bob, '2026-11-25').expiring).toEqual([{ date: '2026-12-31', amount: 1900 }]);
  const carried = yearly(30, {}, { carryLimit: null, carryMonths: 3 });
  const requests = [approved('2026-12-01', '2026-12-04', { status: 'PENDING' })];
  const cleo = moved(planOf('A', carried), {}, { requests, joined: '2026-01-01' });
  expect(accountAsOf(cleo, '2027-01-01')).toMatchObject({
    carriedOver: 3000,
    balance: 6000,
    expiring: [
      { date: '2027-03-31', amount: 3000 },
      { date: '2028-03-31', amount: 3000 },
    ],
  });
  const dan = moved(
    planOf('A', yearly(24, {}, { carryLimit: null, carryMonths: 36 })),
    {},
    { left: '2027-03-15' },
  );
  expect(accountAsOf(dan, '2027-03-16').expiring).toEqual([]);
});

describe('the employment limits everything', () => {
  const leaving = (records: Parameters<typeof person>[1]) => moved(planOf('A', yearly(30)), {}, records);

  test('leave after the last day is not taken, and what is left is payable', () => {
    const ann = leaving({ left: '2027-03-15', requests: [approved('2027-03-10', '2027-03-19')] });
    expect(accountOn(ann, '2027-03-15')).toMatchObject({
      granted: 6.21,
      taken: 4,
      planned: 0,
      payable: 2.21,
    });
    expect(account(ann, '2027-03-16').bookable).toBe(0);
  });

  test('nothing expires on the last day or later, and later adjustments are payable, too', () => {
    const adjustments = [{ id: 'pay-out', on: '2028-02-01', amount: -1000, reason: 'Paid' }];
    const ann = leaving({ left: '2027-12-31', adjustments });
    expect(linesOf(ann, '2029-12-31', 'LAPSED').filter(([date]) => date > '2027-01-01')).toEqual([]);
    expect(accountOn(ann, '2027-12-31').payable).toBe(20);
    expect(balanceAt(ann, '2029-12-31')).toBe(20);
  });

  test('pending requests are not part of what is payable, which is negative if overdrawn', () => {
    const taken = approved('2027-01-04', '2027-01-15');
    const pending = approved('2027-03-01', '2027-03-05', { status: 'PENDING' });
    const ann = leaving({ left: '2027-03-15', requests: [taken, pending] });
    expect(accountOn(ann, '2027-03-15').payable).toBe(-3.79);
  });

  test('what would be left on a day can be computed before it is the last one', () => {
    const ann = leaving({ requests: [approved('2027-03-10', '2027-03-19')] });
    expect(payableAfter('2027-03-15', ann)).toBe(221);
    const counted = moved(planOf('A', { ...yearly(0), grants: [] }), {});
    expect(payableAfter('2027-03-15', { ...counted, requests: ann.requests })).toBeUndefined();
  });

  test('without an employment start nothing precedes the first leave year', () => {
    const carried = yearly(30, {}, { carryLimit: null, carryMonths: 3 });
    const ann = person(planOf('A', carried));
    const recorded = { ...ann, employment: { recordsSince: '2028-01-05' } };
    expect(accountOn(recorded, '2028-01-05')).toMatchObject({ opening: 0, granted: 30 });
    expect(balanceAt(recorded, '2028-01-05')).toBe(30);
  });
});
