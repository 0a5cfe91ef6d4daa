import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { LeavePlan } from '../../leave/plans/plan.ts';
import type { PolicyRules } from '../../leave/plans/policy.ts';
import { english } from '../../testing/english.ts';
import { grant, linesOf, mondayToFriday, person, plan, rules, week } from '../../testing/leave-worlds.ts';
import { naiveLines } from '../../testing/naive-lines.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';
import { ledger } from './engine/ledger.ts';

const german: Partial<PolicyRules> = {
  proration: 'MONTHS',
  minimum: { perYear: 2000, waitingMonths: 6 },
  rounding: { to: 100, mode: 'UP_FROM_HALF' },
  fullWeek: 500,
};

function germanPlan(given: Partial<PolicyRules> = {}, id = 'plan'): LeavePlan {
  return plan({ '2020-01-01': rules(30, { ...german, ...given }) }, { id });
}

/** The grants of the calendar year by day, by the engine; the naive ledger must agree. */
function grantsIn(year: number, facts: LeaveFacts): [CalendarDate, number][] {
  const until = `${year}-12-31`;
  const byDay = Map.groupBy(linesOf(facts, until, 'GRANT'), ([date]) => date);
  const sums = [...byDay].map(([date, lines]): [CalendarDate, number] => [
    date,
    lines.reduce((sum, [, , amount]) => sum + amount, 0),
  ]);
  expect(naiveLines(facts, until, 'GRANT')).toEqual(sums.map(([date, amount]) => `${date} GRANT ${amount}`));
  return sums.filter(([date]) => date.startsWith(String(year)));
}

function grantedIn(year: number, facts: LeaveFacts): number {
  return grantsIn(year, facts).reduce((sum, [, amount]) => sum + amount, 0);
}

function formulasOf(facts: LeaveFacts, until: CalendarDate): (string | undefined)[] {
  return ledger(facts, until)
    .entries.filter(({ kind }) => kind === 'GRANT')
    .map(({ formula }) => formula && english(formula));
}

describe('30 a year by months of employment, at least 20 after 6 months', () => {
  test.each([
    ['joins 1 Jun', { joined: '2027-06-01' }, 20],
    ['joins 1 Jul: the waiting time is complete on the last day', { joined: '2027-07-01' }, 15],
    ['joins 30 Jun: it is complete a day earlier', { joined: '2027-06-30' }, 20],
    ['joins 1 Aug', { joined: '2027-08-01' }, 13],
    ['joins on the last day', { joined: '2027-12-31' }, 0],
    ['there since 2020, leaves 30 Jun', { joined: '2020-03-01', left: '2027-06-30' }, 15],
    ['leaves 1 Jul: six full months', { joined: '2020-03-01', left: '2027-07-01' }, 20],
    ['leaves 31 Jul', { joined: '2020-03-01', left: '2027-07-31' }, 20],
    ['leaves 15 Oct: 9 months, 22.5', { joined: '2020-03-01', left: '2027-10-15' }, 23],
    ['there all year', { joined: '2020-03-01' }, 30],
    ['start unknown, leaves 31 Jul', { left: '2027-07-31' }, 20],
    ['16 Aug to 15 Dec: four months', { joined: '2027-08-16', left: '2027-12-15' }, 10],
    ['16 Aug to 14 Dec: three', { joined: '2027-08-16', left: '2027-12-14' }, 8],
    ['15 Jan to 14 Jul: leaves as the waiting time ends', { joined: '2027-01-15', left: '2027-07-14' }, 15],
    ['15 Jan to 15 Jul: a day later', { joined: '2027-01-15', left: '2027-07-15' }, 20],
    ['joins 1 Jun, four days a week', { joined: '2027-06-01', schedule: week('MTWt') }, 16],
  ])('%s', (_case, given, granted) => {
    expect(grantedIn(2027, person(germanPlan(), given))).toBe(granted);
  });

  test('is granted on the first day, with what was computed', () => {
    const joiner = person(germanPlan(), { joined: '2027-06-01' });
    expect(grantsIn(2027, joiner)).toEqual([['2027-06-01', 20]]);
    expect(formulasOf(joiner, '2027-12-31')).toEqual([
      '30 × 7/12 = 17.5, rounded up to 18, raised to the minimum of 20',
    ]);
    const partTimer = person(germanPlan(), { joined: '2027-06-01', schedule: week('MTWt') });
    expect(formulasOf(partTimer, '2027-12-31')).toEqual([
      '30 × 4/5 days a week × 7/12 = 14, raised to the minimum of 20 × 4/5 days a week = 16',
    ]);
    expect(formulasOf(person(germanPlan(), { joined: '2027-08-01' }), '2027-12-31')).toEqual([
      '30 × 5/12 = 12.5, rounded up to 13',
    ]);
  });

  test('is scaled by the schedules over time, as the grant is', () => {
    const reduced = person(germanPlan(), {
      joined: '2027-06-01',
      terms: [{ from: '2027-10-01', schedule: week('MTWt') }],
    });
    // 30 × 4/12 + 24 × 3/12 = 16; the minimum (20 × 4 + 16 × 3) / 7 = 18.29.
    expect(grantsIn(2027, reduced)).toEqual([
      ['2027-06-01', 20],
      ['2027-10-01', -1.71],
    ]);
    expect(formulasOf(reduced, '2027-12-31')[1]).toBe(
      '30 × 4/12 + 24 × 3/12 = 16, raised to the minimum of 20 × 6.86/12 + 16 × 5.14/12 = 18.29',
    );
  });

  test('does not lower a total', () => {
    expect(grantedIn(2027, person(germanPlan(), { joined: '2027-04-01' }))).toBe(23);
  });
});

describe('months of employment', () => {
  const months: Partial<PolicyRules> = { minimum: null, rounding: null };
  const monthsOnly = germanPlan(months);

  test.each([
    ['31 Jan to 28 Feb is one: February lacks the day', { joined: '2027-01-31', left: '2027-02-28' }, 2.5],
    ['31 Jan to 27 Feb is none', { joined: '2027-01-31', left: '2027-02-27' }, 0],
    ['30 Jan to 28 Feb is one', { joined: '2027-01-30', left: '2027-02-28' }, 2.5],
    ['29 Jan to 28 Feb is one', { joined: '2027-01-29', left: '2027-02-28' }, 2.5],
    ['29 Jan to 28 Feb 2028 is one, a leap year', { joined: '2028-01-29', left: '2028-02-28' }, 2.5],
    ['31 Jan to 30 Mar is two', { joined: '2027-01-31', left: '2027-03-30' }, 5],
    ['31 Mar to 30 Apr is one', { joined: '2027-03-31', left: '2027-04-30' }, 2.5],
  ])('%s', (_case, given, granted) => {
    expect(grantedIn(Number(given.joined.slice(0, 4)), person(monthsOnly, given))).toBe(granted);
  });

  test('run on over the year end if the employment ends within the waiting time', () => {
    const short = { joined: '2026-11-06', left: '2027-01-15' };
    expect(grantsIn(2026, person(germanPlan({ rounding: null }), short))).toEqual([['2026-11-06', 2.5]]);
    expect(grantsIn(2027, person(germanPlan({ rounding: null }), short))).toEqual([['2027-01-01', 2.5]]);
    expect(grantedIn(2026, person(monthsOnly, short))).toBe(2.5);
    expect(grantedIn(2027, person(monthsOnly, short))).toBe(0);
  });

  test('do not run on if the employment outlasts the waiting time', () => {
    // 1 Jan to 15 May is four months of 2027, and the waiting time ended on 5 May.
    const longer = { joined: '2026-11-06', left: '2027-05-15' };
    expect(grantedIn(2027, person(germanPlan({ rounding: null }), longer))).toBe(10);
    const within = { joined: '2026-11-06', left: '2027-05-05' };
    expect(grantedIn(2027, person(germanPlan({ rounding: null }), within))).toBe(12.5);
  });

  test('are divided by days between plans', () => {
    const other = plan({ '2020-01-01': rules(24, { ...german, ...months }) }, { id: 'other' });
    const moved = person(monthsOnly, {
      joined: '2027-08-16',
      terms: [{ from: '2027-10-01', plan: other }],
    });
    // 16 Aug to 15 Sep, then 15 of 30 days; the other half and two months more.
    expect(grantsIn(2027, moved)).toEqual([
      ['2027-08-16', 10],
      ['2027-10-01', -1.25],
    ]);
  });
});

describe('a change of plan', () => {
  const aprilPlan = plan({ '2020-01-01': rules(12, german) }, { id: 'april', yearStart: '04-01' });
  const toApril = { terms: [{ from: '2027-04-01', plan: aprilPlan }] };

  test('that shortens the leave year scales the minimum by its months', () => {
    // January to March: 12 × 3/12 = 3; the minimum 20 × 3/12 = 5. From April: 12, raised to 20.
    const ann = person(plan({ '2020-01-01': rules(12, german) }), { joined: '2020-01-01', ...toApril });
    expect(grantsIn(2027, ann)).toEqual([
      ['2027-01-01', 20],
      ['2027-03-31', -15],
      ['2027-04-01', 20],
    ]);
    expect(formulasOf(ann, '2027-03-31').at(-1)).toBe(
      '12 × 3/12 = 3, raised to the minimum of 20 × 3/12 = 5',
    );
  });

  test('lets the policy of the last employed day decide', () => {
    const without = plan({ '2020-01-01': rules(12, { ...german, minimum: null }) }, { id: 'without' });
    const withMinimum = plan({ '2020-01-01': rules(12, german) }, { id: 'with' });
    const to = (first: LeavePlan, second: LeavePlan) =>
      grantsIn(2027, person(first, { joined: '2020-01-01', terms: [{ from: '2027-09-01', plan: second }] }));
    expect(to(withMinimum, without)).toEqual([
      ['2027-01-01', 20],
      ['2027-09-01', -8],
    ]);
    expect(to(without, withMinimum)).toEqual([
      ['2027-01-01', 12],
      ['2027-09-01', 8],
    ]);
  });

  test('after the last employed day changes nothing', () => {
    const leaver = person(plan({ '2020-01-01': rules(12, german) }), {
      joined: '2020-01-01',
      left: '2027-02-28',
      ...toApril,
    });
    expect(grantedIn(2027, leaver)).toBe(2);
  });
});

test('a new version of the rules raises the minimum on its day', () => {
  const raised = plan({
    '2020-01-01': rules(12, german),
    '2027-07-01': rules(12, { ...german, minimum: { perYear: 2400, waitingMonths: 6 } }),
  });
  expect(grantsIn(2027, person(raised, { joined: '2020-01-01' }))).toEqual([
    ['2027-01-01', 20],
    ['2027-07-01', 4],
  ]);
});

test('in hours, it is scaled by the hours of the week', () => {
  const hours: Partial<PolicyRules> = {
    ...german,
    grants: [grant(240, {}, 'HOUR')],
    minimum: { perYear: 160 * 60, waitingMonths: 6 },
    rounding: { to: 60, mode: 'UP_FROM_HALF' },
    fullWeek: 40 * 60,
  };
  const inHours = plan({ '2020-01-01': rules(0, hours) });
  const joined = '2027-06-01';
  const type = { unit: 'HOUR' } as const;
  expect(grantedIn(2027, person(inHours, { joined, type, schedule: mondayToFriday }))).toBe(160);
  // Five days of 6 hours: 240 × 30/40 × 7/12 = 105; the minimum 160 × 30/40.
  expect(grantedIn(2027, person(inHours, { joined, type, schedule: week('MTWtF', 180) }))).toBe(120);
});

describe('several grants', () => {
  const parts = [grant(20, { name: 'Statutory' }), grant(5, { name: 'Extra' })];
  const dutch = plan({ '2020-01-01': rules(0, { ...german, rounding: null, grants: parts }) });

  test('have one minimum, which the first grant is raised to', () => {
    const joiner = person(dutch, { joined: '2027-06-01' });
    // 20 × 7/12 = 11.67 and 5 × 7/12 = 2.92, together 14.59.
    expect(
      ledger(joiner, '2027-12-31')
        .entries.slice(0, 2)
        .map(({ amount, cause }) => [amount, cause]),
    ).toEqual([
      [1708, { kind: 'POLICY', planId: 'plan', grant: 'Statutory' }],
      [292, { kind: 'POLICY', planId: 'plan', grant: 'Extra' }],
    ]);
    expect(formulasOf(joiner, '2027-12-31')).toEqual([
      '20 × 7/12 = 11.67, raised to 17.08, as the minimum of all parts together is 20',
      '5 × 7/12 = 2.92',
    ]);
    expect(grantedIn(2027, person(dutch, { joined: '2027-01-01' }))).toBe(25);
  });
});

test('leave earned monthly reaches the minimum with its last instalment', () => {
  const monthly = germanPlan({
    proration: 'FULL',
    rounding: null,
    accrual: { every: 'MONTH', at: 'END', anchor: null },
  });
  const lines = grantsIn(2027, person(monthly, { joined: '2027-06-01' }));
  expect(lines.slice(0, 6).every(([, amount]) => amount === 2.5)).toBe(true);
  expect(lines.at(-1)).toEqual(['2027-12-31', 5]);
});
