import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { LeavePlan, ReducingAbsence } from '../../leave/plans/plan.ts';
import type { PolicyRules } from '../../leave/plans/policy.ts';
import { english } from '../../testing/english.ts';
import { approved, balanceAt, grant, linesOf, person, plan, rules } from '../../testing/leave-worlds.ts';
import { naiveBalance, naiveLines } from '../../testing/naive-lines.ts';
import { account } from './engine/account.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';
import { ledger } from './engine/ledger.ts';

const german: Partial<PolicyRules> = {
  proration: 'MONTHS',
  minimum: { perYear: 2000, waitingMonths: 6 },
  reducedByAbsence: true,
  rounding: { to: 100, mode: 'UP_FROM_HALF' },
};

function germanPlan(given: Partial<PolicyRules> = {}): LeavePlan {
  const kept = [grant(30, { carryLimit: null, carryMonths: 3 })];
  return plan({ '2020-01-01': rules(30, { ...german, grants: kept, ...given }) });
}

function absent(
  startDate: CalendarDate,
  endDate: CalendarDate,
  given: Partial<ReducingAbsence> = {},
): ReducingAbsence {
  const type = { name: 'Parental Leave' };
  return { requestId: startDate, startDate, endDate, type, reduces: 'FULL_MONTHS', ...given };
}

const unpaid = { reduces: 'DAYS', type: { name: 'Unpaid Leave' } } as const;

/** The grants and reductions of the year, by the engine; the naive ledger must agree on each day's sum. */
function grantsIn(year: number, facts: LeaveFacts): [CalendarDate, number][] {
  const until = `${year}-12-31`;
  const lines = linesOf(facts, until, 'GRANT');
  const byDay = Map.groupBy(lines, ([date]) => date);
  const sums = [...byDay].map(([date, ofDay]) => [
    date,
    ofDay.reduce((sum, [, , amount]) => sum + amount, 0),
  ]);
  expect(naiveLines(facts, until, 'GRANT')).toEqual(
    sums.filter(([, sum]) => sum !== 0).map(([date, sum]) => `${date} GRANT ${sum}`),
  );
  return lines.filter(([date]) => date.startsWith(String(year))).map(([date, , amount]) => [date, amount]);
}

function formulasOf(facts: LeaveFacts, until: CalendarDate): string[] {
  return ledger(facts, until)
    .entries.filter(({ kind, amount }) => kind === 'GRANT' && amount < 0)
    .map(({ formula }) => english(formula));
}

const joined = '2027-01-01';
const parental = absent('2027-03-01', '2027-12-31');

describe('each full calendar month takes a twelfth', () => {
  test('parental leave 1 March to 31 December: 2027 grants 30, or 5 once reduced', () => {
    expect(grantsIn(2027, person(germanPlan(), { joined }))).toEqual([['2027-01-01', 30]]);
    const reduced = person(germanPlan(), { joined, reducing: [parental] });
    expect(grantsIn(2027, reduced)).toEqual([
      ['2027-01-01', 30],
      ['2027-03-01', -25],
    ]);
    expect(account(reduced, '2027-12-31').granted).toBe(500);
    expect(formulasOf(reduced, '2027-12-31')).toEqual([
      '30 × 10/12 = −25, Parental Leave Mon 1 Mar to Fri 31 Dec 2027',
    ]);
  });

  test('only whole ones count', () => {
    const from = (startDate: CalendarDate, endDate: CalendarDate) =>
      grantsIn(2027, person(germanPlan(), { joined, reducing: [absent(startDate, endDate)] })).slice(1);
    expect(from('2027-03-02', '2027-05-30')).toEqual([['2027-03-02', -2]]);
    expect(from('2027-03-02', '2027-04-29')).toEqual([]);
  });

  test('over two leave years, each has its own, from its first day', () => {
    const facts = person(germanPlan(), { joined, reducing: [absent('2027-11-15', '2028-02-14')] });
    expect(grantsIn(2027, facts)).toEqual([
      ['2027-01-01', 30],
      ['2027-11-15', -2],
    ]);
    expect(grantsIn(2028, facts)).toEqual([
      ['2028-01-01', 30],
      ['2028-01-01', -2],
    ]);
  });

  test('policies that are not reduced grant all', () => {
    const facts = person(germanPlan({ reducedByAbsence: false }), { joined, reducing: [parental] });
    expect(grantsIn(2027, facts)).toEqual([['2027-01-01', 30]]);
  });
});

describe('by calendar days', () => {
  test('unpaid leave takes its days of those of the leave year', () => {
    const march = absent('2027-03-01', '2027-03-31', unpaid);
    const facts = person(germanPlan({ rounding: null }), { joined, reducing: [march] });
    // 30 × 31/365 = 2.55
    expect(grantsIn(2027, facts)).toEqual([
      ['2027-01-01', 30],
      ['2027-03-01', -2.55],
    ]);
    expect(formulasOf(facts, '2027-12-31')).toEqual([
      '30 × 31/365 = −2.55, Unpaid Leave Mon 1 to Wed 31 Mar 2027',
    ]);
    // 27.45 stays: less than a half.
    expect(grantsIn(2027, person(germanPlan(), { joined, reducing: [march] }))[1]).toEqual([
      '2027-03-01',
      -2.55,
    ]);
  });

  test('half a day is half of one', () => {
    const halves = absent('2027-03-01', '2027-03-03', { ...unpaid, startHalf: 'PM', endHalf: 'AM' });
    const facts = person(germanPlan({ rounding: null }), { joined, reducing: [halves] });
    expect(grantsIn(2027, facts)[1]).toEqual(['2027-03-01', -0.16]);
  });
});

test('the minimum is raised first, then reduced', () => {
  // 30 × 7/12 = 17.5, raised to 20; 20 × 3/12 = 5.
  const facts = person(germanPlan(), {
    joined: '2027-06-01',
    reducing: [absent('2027-10-01', '2027-12-31')],
  });
  expect(grantsIn(2027, facts)).toEqual([
    ['2027-06-01', 20],
    ['2027-10-01', -5],
  ]);
});

test('leave earned monthly is reduced in each instalment', () => {
  const monthly = germanPlan({ proration: 'FULL', accrual: { every: 'MONTH', at: 'END', anchor: null } });
  const facts = person(monthly, { joined, reducing: [parental] });
  expect(grantsIn(2027, facts).slice(0, 4)).toEqual([
    ['2027-01-31', 2.5],
    ['2027-02-28', 2.5],
    ['2027-03-01', -4.17],
    ['2027-03-31', 0.42],
  ]);
  expect(account(facts, '2027-12-31').granted).toBe(500);
});

describe('debt of a reduction', () => {
  const facts = (given: Partial<PolicyRules> = {}) =>
    person(germanPlan(given), {
      joined,
      reducing: [parental],
      requests: [approved('2027-01-04', '2027-01-29')],
    });

  test('is carried, even if the policy forgives debt', () => {
    // 30 − 20 − 25 = −15; 30 in 2028.
    expect(balanceAt(facts(), '2027-12-31')).toBe(-15);
    expect(balanceAt(facts(), '2028-01-01')).toBe(15);
    expect(naiveBalance(facts(), '2028-01-01')).toBe(15);
  });

  test('and only that: what was overdrawn besides is forgiven', () => {
    const overdrawn = {
      ...facts({ overdraft: null }),
      requests: [approved('2027-01-04', '2027-02-19')],
    };
    // 35 taken: 5 overdrawn, and 25 reduced.
    expect(balanceAt(overdrawn, '2027-12-30')).toBe(-30);
    expect(balanceAt(overdrawn, '2027-12-31')).toBe(-25);
    expect(naiveBalance(overdrawn, '2027-12-31')).toBe(-25);
  });

  test('that was paid is not kept twice', () => {
    const later = { ...facts({ overdraft: null }), requests: [approved('2028-01-03', '2028-03-10')] };
    // 5 of 2027 carried and 30 of 2028, 50 taken: 15 overdrawn, and forgiven.
    expect(balanceAt(later, '2028-12-30')).toBe(-15);
    expect(balanceAt(later, '2028-12-31')).toBe(0);
  });
});
