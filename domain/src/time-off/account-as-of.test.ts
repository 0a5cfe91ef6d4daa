import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { anyDay, anyLeave } from '../testing/any-leave.ts';
import { approved, grant, holidays, person, plan, rules } from '../testing/leave-worlds.ts';
import { decisionFacts } from './approvals/decision-facts.ts';
import { accountAnswer } from './balances/answers/account-answer.ts';
import { account, accountAsOf, totalOf, usedOf } from './balances/engine/account.ts';
import { balanceOn, ledger } from './balances/engine/ledger.ts';
import { entitlementOn } from './balances/leave-balance.ts';
import { totalFor } from './booking/request-preview.ts';

const german = rules(0, { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] });
const ann = person(plan({ '2025-01-01': german }), { joined: '2025-01-01' });

test('as of any day, carried over + granted + adjusted - taken - expired is the balance', () => {
  fc.assert(
    fc.property(anyLeave, anyDay, (facts, on) => {
      const { carriedOver, granted, adjusted, taken, expired, balance } = accountAsOf(facts, on);
      expect(carriedOver + granted + adjusted - taken - expired).toBe(balance);
    }),
    { numRuns: 300 },
  );
});

test("without pending requests the balance is the ledger's, before that day's expiry", () => {
  fc.assert(
    fc.property(anyLeave, anyDay, (facts, on) => {
      const decided = { ...facts, requests: facts.requests.filter(({ status }) => status === 'APPROVED') };
      const { entries } = ledger(decided, on);
      const today = entries.filter(
        ({ date, kind }) => date === on && (kind === 'LAPSED' || kind === 'FORGIVEN'),
      );
      const kept = today.reduce((sum, { amount }) => sum - amount, 0);
      const { balance, expiring } = accountAsOf(decided, on);
      expect(balance).toBe(balanceOn(entries, on) + kept);
      const all = expiring.reduce((sum, { amount }) => sum + amount, 0);
      expect(all).toBeLessThanOrEqual(Math.max(0, balance));
      expect(expiring.every(({ date }) => date >= on)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('30 carried over until 31 March and 30 granted: 60 of 60 through that day, 30 of 30 from the next', () => {
  const asOf = (day: string) => accountAnswer(ann, day);
  expect(asOf('2026-01-05')).toMatchObject({
    bookable: 60,
    asOf: { carriedOver: 30, granted: 30, taken: 0, expired: 0, balance: 60 },
    expiring: [
      { date: '2026-03-31', amount: 30 },
      { date: '2027-03-31', amount: 30 },
    ],
  });
  expect(asOf('2026-03-31')).toMatchObject({ asOf: { expired: 0, balance: 60 } });
  expect(asOf('2026-04-01')).toMatchObject({
    bookable: 30,
    asOf: { carriedOver: 30, granted: 30, taken: 0, expired: 30, balance: 30 },
  });
  const totals = ['2026-01-05', '2026-03-31', '2026-04-01'].map((day) => entitlementOn(ann, day));
  expect(totals.map(({ available, used, total }) => [available, used, total])).toEqual([
    [60, 0, 60],
    [60, 0, 60],
    [30, 0, 30],
  ]);
});

test("a request's total is as of its first day in the leave year, or of today if later", () => {
  const request = (startDate: string, endDate = startDate) => ({
    id: 'own',
    requesterId: 'ann',
    type: 'VACATION',
    startDate,
    endDate,
  });
  const totalsOf = (wanted: ReturnType<typeof request>, today: string) =>
    decisionFacts(wanted, ann, undefined, today).byLeaveYear.map(({ left, total }) => [left, total]);
  expect(totalsOf(request('2026-02-02', '2026-02-06'), '2026-01-05')).toEqual([[55, 60]]);
  expect(totalsOf(request('2026-05-04', '2026-05-08'), '2026-01-05')).toEqual([[25, 30]]);
  expect(totalsOf(request('2026-03-30', '2026-04-02'), '2026-01-05')).toMatchObject([
    [expect.any(Number), 60],
  ]);
  expect(totalsOf(request('2026-02-02'), '2026-04-20')[0]?.[1]).toBe(30);
  const overNewYear = totalsOf(request('2026-12-28', '2027-01-05'), '2026-12-01');
  expect(overNewYear.map(([, total]) => total)).toEqual([30, 60]);
  const leaveYear = { startDate: '2026-01-01', endDate: '2026-12-31' };
  expect(totalFor(request('2026-05-04'), leaveYear, { leave: ann, today: '2027-06-01' })).toBe(30);
});

test('bank holidays ahead are charged and planned, but not used', () => {
  const place = holidays('2026-04-03 2026-04-06 2026-12-25');
  const british = rules(28, { chargesHolidays: true });
  const bea = person(plan(british), { place, requests: [approved('2026-08-03')] });
  const on = (day: string) => account(bea, day);
  expect(usedOf(on('2026-01-05'))).toBe(100);
  expect(usedOf(on('2026-04-06'))).toBe(300);
  expect(on('2026-01-05')).toMatchObject({ planned: 400, holidaysAhead: 300 });
  expect(entitlementOn(bea, '2026-01-05')).toMatchObject({ total: 28, used: 1, available: 24 });
  expect(totalOf(on('2026-01-05'))).toBe(2800);
});

test('leave approved for later days is in no sum of the day', () => {
  const cleo = person(plan(rules(24)), {
    requests: [approved('2026-03-02', '2026-03-06'), approved('2026-09-07', '2026-09-08', { id: 'later' })],
  });
  const day = '2026-03-04';
  expect(accountAsOf(cleo, day)).toMatchObject({ taken: 300, balance: 2100 });
  expect(accountAsOf(cleo, addDays(day, 2))).toMatchObject({ taken: 500, balance: 1900 });
  expect(accountAnswer(cleo, day).asOf).toMatchObject({ taken: 3, planned: 4, balance: 21 });
});
