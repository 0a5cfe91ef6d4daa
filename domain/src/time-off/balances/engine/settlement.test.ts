import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesOverTime } from '../../../leave/plans/plan.ts';
import { anyDay, anyLeave } from '../../../testing/any-leave.ts';
import {
  approved,
  england,
  grant,
  holidays,
  person,
  plan,
  rules,
  week,
} from '../../../testing/leave-worlds.ts';
import { timelineOfAccount } from './account.ts';
import { accountPostings, inOrder, taken } from './account-postings.ts';
import { isCovered } from './booking-check.ts';
import { holidayCharges } from './charges/charges.ts';
import { bookable, bookableIn, firstDeepened, horizonOf } from './cover.ts';
import { excessOver, OpenLots } from './expiry/lots.ts';
import { ledger } from './ledger.ts';
import { settle, settleBefore, timelineThrough, withPostings } from './settlement.ts';

const lot = (key: string, since: string, expiresOn?: string) => ({ key, since, expiresOn, isFixed: false });

describe('lots', () => {
  test('are drawn from in order of expiry, then age', () => {
    const open = new OpenLots();
    open.credit(100, lot('new', '2026-06-01'));
    open.credit(200, lot('old', '2026-01-01'));
    open.credit(300, lot('late', '2026-01-01', '2027-03-31'));
    open.credit(400, lot('soon', '2026-05-01', '2026-12-31'));
    open.credit(50, lot('new', '2026-07-01'));
    const used = open.draw(1000, '2026-08-01');
    expect(used.map(({ since, amount }) => [since, amount])).toEqual([
      ['2026-05-01', 400],
      ['2026-01-01', 300],
      ['2026-01-01', 200],
      ['2026-06-01', 100],
    ]);
    expect(open.lots).toMatchObject([{ key: 'new', amount: 50 }]);
  });

  test('are as old as their first credit, even if used up before the next one', () => {
    const open = new OpenLots();
    open.credit(100, lot('base', '2026-01-15'));
    open.credit(100, lot('extra', '2026-01-15'));
    open.draw(100, '2026-02-01');
    open.credit(100, lot('base', '2026-02-15'));
    expect(open.draw(150, '2026-03-01').map(({ since, amount }) => [since, amount])).toEqual([
      ['2026-01-15', 100],
      ['2026-01-15', 50],
    ]);
    expect(open.lots.map(({ key, amount }) => [key, amount])).toEqual([['extra', 50]]);
  });

  test('a correction is drawn from its own lot first', () => {
    const open = new OpenLots();
    open.credit(100, lot('carried', '2025-01-01', '2026-03-31'));
    open.credit(200, lot('own', '2026-01-01'));
    open.draw(250, '2026-02-01', 'own');
    expect(open.lots).toMatchObject([{ key: 'carried', amount: 50 }]);
  });

  test('what is missing is debt, which the next credits pay, the oldest first', () => {
    const open = new OpenLots();
    open.draw(100, '2026-01-05');
    open.draw(200, '2026-02-05');
    expect(open.debt).toBe(300);
    open.credit(150, lot('a', '2026-03-01'));
    expect(open.debts).toEqual([{ since: '2026-02-05', amount: 150 }]);
    open.credit(250, lot('a', '2026-03-01'));
    expect([open.debt, open.debts, open.lots[0]?.amount]).toEqual([0, [], 100]);
    expect(open.forgive()).toBe(0);
  });

  test('expire on their last day, or beyond a limit', () => {
    const open = new OpenLots();
    open.credit(300, lot('a', '2026-01-01', '2026-06-30'));
    open.credit(300, lot('b', '2026-01-01'));
    const expire = (date: string) =>
      open.due(date).flatMap((each) => open.remove({ lot: each, amount: each.amount }));
    expect(expire('2026-06-29')).toEqual([]);
    const excess = excessOver(500, [...open.lots]);
    expect(excess.flatMap((part) => open.remove(part))).toMatchObject([
      { expiresOn: '2026-06-30', amount: 100 },
    ]);
    expect(expire('2026-06-30')).toMatchObject([{ amount: 200 }]);
    open.setExpiry([...open.lots], '2026-12-31');
    expect(open.lots).toMatchObject([{ key: 'b', amount: 300, expiresOn: '2026-12-31' }]);
  });
});

describe('a day of the account', () => {
  const ann = person(plan(rules(24)), {
    requests: [approved('2026-01-01', '2026-01-02', { id: 'r' })],
    adjustments: [
      { id: 'less', on: '2026-01-01', amount: -100, reason: 'Correction' },
      { id: 'more', on: '2026-01-01', amount: 200, reason: 'Opening', expiresOn: '2026-01-01' },
    ],
  });

  test('has its credits first, and its expiry last', () => {
    expect(
      ledger(ann, '2026-01-02').entries.map(({ kind, amount, balance }) => [kind, amount, balance]),
    ).toEqual([
      ['GRANT', 2400, 2400],
      ['ADJUSTMENT', 200, 2600],
      ['ADJUSTMENT', -100, 2500],
      ['TAKEN', -100, 2400],
      ['TAKEN', -100, 2300],
    ]);
    const postings = accountPostings('2026-12-31', rulesOverTime(ann), ann);
    expect(
      postings
        .toReversed()
        .sort(inOrder)
        .map(({ kind }) => kind),
    ).toEqual([...['GRANT', 'ADJUSTMENT', 'ADJUSTMENT', 'TAKEN', 'TAKEN']]);
    expect(accountPostings('2025-12-31', rulesOverTime(ann), ann)).toEqual([]);
  });

  test('a posting never exceeds the cap', () => {
    const capped = rules(0, { grants: [grant(24, { carryLimit: null })], cap: 3000 });
    const bob = person(plan({ '2026-01-01': capped }), { requests: [approved('2027-06-01', '2027-06-04')] });
    expect(ledger(bob, '2028-01-01').entries.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-01-01', 2400],
      ['2027-01-01', 600],
      ...['01', '02', '03', '04'].map((day) => [`2027-06-${day}`, -100]),
      ['2028-01-01', 400],
    ]);
  });

  test('beyond the cap nothing is posted, and nothing is removed', () => {
    const capped = rules(0, { grants: [grant(24, { carryLimit: null })], cap: 3000 });
    const adjustments = [{ id: 'a', on: '2026-06-01', amount: 1000, reason: 'Bonus' }];
    const bob = person(plan({ '2026-01-01': capped }), { adjustments });
    expect(ledger(bob, '2027-12-31').entries.map(({ balance }) => balance)).toEqual([2400, 3400]);
  });

  test('leave with its own last day keeps it past the end of the year', () => {
    const bob = person(plan(rules(24)), {
      adjustments: [{ id: 'a', on: '2026-11-02', amount: 300, expiresOn: '2027-03-31', reason: 'Overtime' }],
    });
    expect(ledger(bob, '2027-04-01').entries.map(({ date, kind, amount }) => [date, kind, amount])).toEqual([
      ['2026-01-01', 'GRANT', 2400],
      ['2026-11-02', 'ADJUSTMENT', 300],
      ['2026-12-31', 'LAPSED', -2400],
      ['2027-01-01', 'GRANT', 2400],
      ['2027-03-31', 'LAPSED', -300],
    ]);
  });

  test('zero months of carry-over are none, and expire once', () => {
    const given = rules(0, { grants: [grant(24, { carryLimit: 500, carryMonths: 0 })] });
    expect(ledger(person(plan(given)), '2026-12-31').entries.at(-1)).toMatchObject({
      kind: 'LAPSED',
      amount: -2400,
    });
  });
});

test('an unrecorded request is checked beside the recorded ones', () => {
  const ann = person(plan(rules(24)), { requests: [approved('2026-03-02', '2026-03-31')] });
  const timeline = timelineThrough(horizonOf(ann, '2026-12-31'), ann);
  const wanted = taken(approved('2026-07-01', '2026-07-03'), ann);
  const before = settle(timeline);
  expect(firstDeepened(before, settle(withPostings(wanted, timeline)))).toBe('2026-07-03');
  expect(firstDeepened(before, settle(withPostings(wanted.slice(0, 2), timeline)))).toBeUndefined();
  expect(bookableIn(timeline, ann, '2026-07-01')).toBe(200);
  expect(bookableIn(withPostings(wanted, timeline), ann, '2026-07-01')).toBe(-100);
  expect(horizonOf(ann)).toBe('2027-03-31');
});

test('a partly settled account can be continued any number of times, with the same result as at once', () => {
  fc.assert(
    fc.property(anyLeave, anyDay, (facts, day) => {
      const { timeline } = timelineOfAccount(facts, day);
      const { account, rest } = settleBefore(day, timeline);
      const whole = settle(timeline);
      for (const again of [settle(rest, account), settle(rest, account)]) {
        expect([...account.entries, ...again.entries]).toEqual(whole.entries);
        expect([again.lots, again.debts]).toEqual([whole.lots, whole.debts]);
      }
    }),
  );
});

test('debt forgiven at the end of a year leaves no room for new debt in the next', () => {
  const monthly = rules(12, { accrual: { every: 'MONTH', at: 'END', anchor: null } });
  const adjustments = [{ id: 'a', on: '2026-12-01', amount: -2000, reason: 'Correction' }];
  const ann = person(plan(monthly), { adjustments });
  expect(ledger(ann, '2027-01-30').entries.at(-1)).toMatchObject({ kind: 'FORGIVEN', balance: 0 });
  expect(isCovered(approved('2027-01-04'), ann)).toBe(false);
  expect(isCovered(approved('2027-02-01'), ann)).toBe(true);
  expect(bookable(ann, '2027-01-04')).toBe(0);
});

describe('holidays charged by a policy', () => {
  const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const chargesOf = (given: Parameters<typeof person>[1]) =>
    holidayCharges(year, person(plan(rules(28)), given)).map(({ date, amount }) => [date, amount]);

  test('are those of worked halves', () => {
    expect(chargesOf({ place: england })).toHaveLength(8);
    expect(chargesOf({ place: holidays('2026-12-24/PM 2026-12-26'), schedule: week('MTWtF') })).toEqual([
      ['2026-12-24', 50],
    ]);
    expect(chargesOf({ place: holidays('2026-12-24/PM'), type: { unit: 'HOUR' } })).toEqual([
      ['2026-12-24', 240],
    ]);
  });

  test('count weekdays if the type does, and are part of requests if it counts calendar days', () => {
    const place = holidays('2026-08-03 2026-08-04');
    expect(chargesOf({ place, schedule: week('TWtF') })).toEqual([['2026-08-04', 100]]);
    expect(chargesOf({ place, schedule: week('TWtF'), type: { counts: 'WEEKDAYS' } })).toHaveLength(2);
    expect(chargesOf({ place, type: { counts: 'CALENDAR' } })).toEqual([]);
  });
});
