import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type CalendarDate } from '../calendar/calendar-date.ts';
import { type LeavePlan, leaveYearOn } from '../leave/plans/plan.ts';
import type { PolicyRules } from '../leave/plans/policy.ts';
import { anyCareer } from './any-career.ts';
import { anyDay } from './any-leave.ts';
import { approved, grant, person, plan, rules, week } from './leave-worlds.ts';
import { naiveFigures } from './naive-figures.ts';
import { type NaiveDay, naiveLedger } from './naive-ledger.ts';
import { naiveBalance, naiveLines, plain } from './naive-lines.ts';

const april = (each: PolicyRules, id = 'april') => plan(each, { id, yearStart: '04-01' });
const calendar = (each: PolicyRules, id = 'calendar') => plan(each, { id });
const moved = (from: LeavePlan, ...moves: [CalendarDate, LeavePlan][]) =>
  person(from, { terms: moves.map(([day, each]) => ({ from: day, plan: each })) });
const german = rules(30, {
  grants: [grant(30, { carryLimit: null, carryMonths: 3 })],
  proration: 'FULL',
  rounding: { to: 100, mode: 'UP_FROM_HALF' },
});

describe('a move to a plan with another leave year', () => {
  const toCalendar = moved(april(plain(24)), ['2027-01-01', calendar(plain(24))]);

  test('ends the leave year on the day before', () => {
    expect(naiveLines(toCalendar, '2027-01-01').slice(-4)).toEqual([
      '2026-04-01 GRANT 24',
      '2026-12-31 GRANT -6',
      '2026-12-31 LAPSED -18',
      '2027-01-01 GRANT 24',
    ]);
    expect(naiveFigures(toCalendar, '2027-02-01')).toMatchObject({
      opening: 0,
      granted: 2400,
      balance: 2400,
    });
    expect(naiveFigures(toCalendar, '2026-12-01')).toMatchObject({
      granted: 1800,
      leaveYear: { startDate: '2026-04-01', endDate: '2026-12-31' },
    });
  });

  test('leaves no 24 days to take before it', () => {
    const taken = (from: string) => ({ ...toCalendar, requests: [approved(from, '2026-12-29')] });
    expect(naiveLines(taken('2026-11-26'), '2026-12-30', 'TAKEN')).toHaveLength(24);
    expect(naiveLines(taken('2026-11-26'), '2027-01-01', 'FORGIVEN')).toEqual(['2026-12-31 FORGIVEN 6']);
    expect(naiveLines(taken('2026-12-04'), '2027-01-01', 'FORGIVEN')).toEqual([]);
  });

  test('carries over within the limit and for the months of the ending plan', () => {
    const limited = plain(24, { grants: [grant(24, { carryLimit: 500, carryMonths: 3 })] });
    const ann = moved(april(limited), ['2027-01-01', calendar(limited)]);
    // The years before carry five days over, which expire after three months.
    expect([naiveBalance(ann, '2027-01-01'), naiveBalance(ann, '2027-04-01')]).toEqual([29, 24]);
  });

  test('deducts what the short year does not earn before the rest expires', () => {
    const ann = moved(calendar(plain(24)), ['2027-04-01', april(plain(24))]);
    expect(naiveLines(ann, '2027-04-01').slice(-4)).toEqual([
      '2027-01-01 GRANT 24',
      '2027-03-31 GRANT -18',
      '2027-03-31 LAPSED -6',
      '2027-04-01 GRANT 24',
    ]);
  });

  test.each(['07-13', '10-01', null])('from leave years that start on %s', (yearStart) => {
    const from = plan(plain(24), { id: 'from', yearStart });
    const ann = person(from, {
      joined: '2024-06-15',
      terms: [{ from: '2027-01-01', plan: calendar(plain(24)) }],
    });
    expect(naiveBalance(ann, '2027-01-01')).toBe(24);
  });

  test('forgives the debt of the short year', () => {
    const overdrawn = plain(24, { overdraft: 1000 });
    const ann = moved(april(overdrawn), ['2027-01-01', calendar(overdrawn)]);
    const booked = { ...ann, requests: [approved('2026-05-04', '2026-06-12')] };
    expect(naiveLines(booked, '2026-12-31', 'FORGIVEN')).toEqual(['2026-12-31 FORGIVEN 12']);
    expect(naiveBalance(booked, '2027-01-01')).toBe(24);
  });

  test('keeps the balance if neither leave year begins or ends on the day', () => {
    const ann = moved(calendar(plain(24)), ['2026-07-01', april(plain(24))]);
    expect(naiveLines(ann, '2027-04-01')).toEqual([
      '2026-01-01 GRANT 24',
      '2026-07-01 GRANT 6',
      '2027-03-31 LAPSED -30',
      '2027-04-01 GRANT 24',
    ]);
    expect(naiveFigures(ann, '2027-01-10').leaveYear).toEqual({
      startDate: '2026-01-01',
      endDate: '2027-03-31',
    });
  });

  test('and back ends the leave year of the first plan, which would last 24 months', () => {
    const first = calendar(plain(24));
    const ann = moved(first, ['2026-07-01', april(plain(24))], ['2027-02-01', first]);
    expect(naiveLedger(ann, '2027-12-31').leaveYears.slice(-2)).toEqual([
      { startDate: '2026-01-01', endDate: '2026-12-31' },
      { startDate: '2027-01-01', endDate: '2027-12-31' },
    ]);
    expect(naiveLines(ann, '2027-12-31')).toEqual([
      '2026-01-01 GRANT 24',
      '2026-07-01 GRANT 6',
      '2026-12-31 GRANT -6',
      '2026-12-31 LAPSED -24',
      '2027-01-01 GRANT 6',
      '2027-02-01 GRANT 18',
      '2027-12-31 LAPSED -24',
    ]);
  });
});

describe('grants of one stretch', () => {
  const second = (each: PolicyRules) => plan(each, { id: 'second' });
  const third = (each: PolicyRules) => plan(each, { id: 'third' });

  test.each(['2026-02-01', '2026-04-01', '2026-06-01', '2026-08-16', '2026-12-31'])(
    'of two plans with the German rules are 30, moved on %s',
    (day) => {
      expect(naiveBalance(moved(calendar(german), [day, second(german)]), '2026-12-31')).toBe(30);
    },
  );

  test('of three plans are 30', () => {
    const ann = moved(calendar(german), ['2026-02-01', second(german)], ['2026-06-10', third(german)]);
    expect(naiveBalance(ann, '2026-12-31')).toBe(30);
    expect(naiveLines(ann, '2026-12-31')).toEqual(['2026-01-01 GRANT 30']);
  });

  test.each([
    [plain(28), '2026-08-16', 28],
    [plain(24), '2026-05-15', 24],
    [plain(25, { rounding: { to: 50, mode: 'NEAREST' } }), '2026-02-01', 25],
    [plain(25, { rounding: { to: 50, mode: 'UP' } }), '2026-05-20', 25],
    [plain(25, { rounding: { to: 50, mode: 'DOWN' } }), '2026-05-20', 25],
  ])('are rounded once: case %#', (each, day, days) => {
    expect(naiveBalance(moved(calendar(each), [day, second(each)]), '2026-12-30')).toBe(days);
  });

  test('are added exactly', () => {
    expect(naiveBalance(moved(calendar(plain(22)), ['2026-05-01', second(plain(11))]), '2026-12-30')).toBe(
      14.67,
    );
  });

  test('are rounded by the last granting policy', () => {
    const up = second(plain(25, { rounding: { to: 100, mode: 'UP' } }));
    const ann = moved(calendar(plain(24)), ['2026-05-01', up]);
    expect(naiveLines(ann, '2026-12-30')).toEqual(['2026-01-01 GRANT 24', '2026-05-01 GRANT 1']);
    const ended = moved(calendar(plain(25, { rounding: { to: 100, mode: 'UP' } })), [
      '2026-06-01',
      plan({}, { id: 'nothing' }),
    ]);
    expect(naiveLines(ended, '2026-12-30')).toEqual(['2026-01-01 GRANT 25', '2026-06-01 GRANT -14']);
  });
});

describe('without proration', () => {
  const whole = plain(1, { proration: 'NONE' });

  test.each(['01-01', '04-01'])('one day stays one, moved to leave years that start on %s', (yearStart) => {
    const ann = moved(calendar(whole), ['2026-07-01', plan(whole, { id: 'uk', yearStart })]);
    expect(naiveBalance(ann, '2026-12-30')).toBe(1);
    expect(naiveLines(ann, '2026-12-30')).toEqual(['2026-01-01 GRANT 1']);
  });

  test('the last policy reverses the shares of the earlier one', () => {
    const ann = moved(calendar(plain(12)), [
      '2026-07-01',
      plan(plain(5, { proration: 'NONE' }), { id: 'b' }),
    ]);
    expect(naiveLines(ann, '2026-12-30')).toEqual(['2026-01-01 GRANT 12', '2026-07-01 GRANT -7']);
  });

  test('an earlier policy counts by its months, and one without a successor whole', () => {
    const ann = moved(calendar(plain(6, { proration: 'NONE' })), [
      '2026-07-01',
      plan(plain(24), { id: 'b' }),
    ]);
    expect(naiveBalance(ann, '2026-12-30')).toBe(15);
    const none = plan({}, { id: 'none' });
    expect(naiveBalance(moved(calendar(whole), ['2026-07-01', none]), '2026-12-30')).toBe(1);
    expect(naiveBalance(person(plan({ '2026-01-01': whole, '2026-07-01': null })), '2026-12-30')).toBe(1);
  });

  test('changes of schedule count by time', () => {
    const scaled = plain(10, { proration: 'NONE', fullWeek: 500 });
    const ann = person(plan(scaled), { terms: [{ from: '2026-07-01', schedule: week('MTWt') }] });
    expect(naiveBalance(ann, '2026-12-30')).toBe(9);
  });
});

describe('an employment', () => {
  const leaver = person(plan(plain(30)), {
    left: '2027-03-15',
    requests: [approved('2027-03-10', '2027-03-19')],
  });

  test('limits what is granted and taken', () => {
    expect(naiveFigures(leaver, '2027-03-15')).toMatchObject({
      granted: 621,
      taken: 400,
      planned: 0,
      payable: 221,
    });
    expect(naiveLines(leaver, '2028-12-31').at(-1)).toBe('2027-03-15 TAKEN -1');
  });

  test('ends without expiry, and pay-outs follow', () => {
    const payout = { id: 'p', on: '2027-04-30', amount: -200, reason: 'Paid out' };
    const paid = { ...leaver, adjustments: [payout] };
    expect(naiveFigures(paid, '2027-03-15').payable).toBe(21);
    const atYearEnd = person(plan(plain(30)), { left: '2026-12-31' });
    expect(naiveFigures(atYearEnd, '2027-06-01')).toMatchObject({ balance: 3000, payable: 3000 });
  });

  test('has a payable balance without pending requests, negative if overdrawn', () => {
    const requests = [approved('2027-03-01', '2027-03-12', { status: 'PENDING' })];
    expect(naiveFigures({ ...leaver, requests }, '2027-03-15').payable).toBe(621);
    const adjustments = [{ id: 'a', on: '2027-02-01', amount: -1000, reason: 'Correction' }];
    expect(naiveFigures({ ...leaver, requests: [], adjustments }, '2027-03-15').payable).toBe(-379);
  });

  test('without a start begins with the leave year of the first record', () => {
    const carried = plain(30, { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] });
    const ann = person(plan(carried));
    expect(naiveBalance(ann, '2028-01-05')).toBe(60);
    const employment = { recordsSince: '2028-01-05' };
    expect(naiveBalance({ ...ann, employment }, '2028-01-05')).toBe(30);
    expect(naiveLines({ ...ann, employment }, '2028-12-31')).toEqual(['2028-01-01 GRANT 30']);
  });
});

test("the figures as of a day add up, before that day's expiry", () => {
  const ann = person(plan(german), { requests: [approved('2027-02-01', '2027-02-02')] });
  const figures = (on: string) => naiveFigures(ann, on);
  expect(figures('2027-01-05')).toMatchObject({ total: 6000, asOf: { balance: 6000, planned: 200 } });
  expect(figures('2027-03-31')).toMatchObject({
    total: 6000,
    balance: 3000,
    asOf: { carriedOver: 3000, granted: 3000, taken: 200, expired: 0, balance: 5800, planned: 0 },
  });
  expect(figures('2027-04-01')).toMatchObject({ total: 3200, asOf: { expired: 2800, balance: 3000 } });
});

test('a leave year never exceeds fifteen months, and the past is a prefix of the future', () => {
  fc.assert(
    fc.property(anyCareer, anyDay, (facts, day) => {
      const future = naiveLedger(facts, '2028-12-31');
      for (const [index, { startDate, endDate }] of future.leaveYears.entries()) {
        expect(endDate < addMonths(startDate, 15)).toBe(true);
        expect(startDate).toBe(addDays(future.leaveYears[index - 1]?.endDate ?? addDays(startDate, -1), 1));
      }
      const eventful = ({ date, sums }: NaiveDay) => date <= day && Object.keys(sums).length > 0;
      expect(naiveLedger(facts, day).days.filter(eventful)).toEqual(future.days.filter(eventful));
    }),
    { numRuns: 60 },
  );
});

test("a person with one plan has the plan's leave years", () => {
  const own = april(plain(24));
  const ann = person(own);
  for (const day of ['2026-03-31', '2026-04-01', '2027-01-01']) {
    expect(naiveFigures(ann, day).leaveYear).toEqual(leaveYearOn(own, ann.employment, day));
  }
});
