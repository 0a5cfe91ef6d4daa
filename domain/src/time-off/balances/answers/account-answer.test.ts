import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstBoundedDay } from '../../../calendar/day-bounds.ts';
import { anyDay, anyLeave } from '../../../testing/any-leave.ts';
import { englishTexts } from '../../../testing/english.ts';
import { approved, grant, person, plan, rules } from '../../../testing/leave-worlds.ts';
import { hasAccount } from '../engine/account.ts';
import { accountAnswer, bookableAnswer, entriesAnswer } from './account-answer.ts';
import { AccountAnswer, EntriesAnswer, ReadAccounts, ReadEntries } from './account-schema.ts';

const monthly = rules(0, {
  grants: [grant(24, { name: 'Statutory', carryLimit: 500, carryMonths: 3 })],
  accrual: { every: 'MONTH', at: 'START', anchor: null },
});
const ann = person(plan(monthly), { requests: [approved('2026-03-02', '2026-03-03', { id: 'r' })] });

test('an account is in days, with what can be booked at the ends of six months', () => {
  expect(accountAnswer(ann, '2026-03-15')).toEqual({
    type: 'VACATION',
    unit: 'DAY',
    leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
    opening: 0,
    granted: 24,
    adjusted: 0,
    taken: 2,
    planned: 0,
    pending: 0,
    lapsed: 17,
    bookable: 4,
    nextExpiry: { date: '2026-12-31', amount: 17 },
    asOf: {
      carriedOver: 0,
      granted: 6,
      adjusted: 0,
      taken: 2,
      expired: 0,
      balance: 4,
      pending: 0,
      planned: 0,
    },
    expiring: [{ date: '2027-03-31', amount: 4 }],
    earlierYear: { startDate: '2025-01-01', endDate: '2025-12-31' },
    laterYear: { startDate: '2027-01-01', endDate: '2027-12-31' },
    forecast: [
      { date: '2026-03-31', bookable: 4 },
      { date: '2026-04-30', bookable: 6 },
      { date: '2026-05-31', bookable: 8 },
      { date: '2026-06-30', bookable: 10 },
      { date: '2026-07-31', bookable: 12 },
      { date: '2026-08-31', bookable: 14 },
    ],
  });
  const hours = person(plan(rules(0, { grants: [grant(100, {}, 'HOUR')], overdraft: null })), {
    type: { unit: 'HOUR' },
  });
  expect(accountAnswer(hours, '2026-11-30')).toMatchObject({
    granted: 100,
    bookable: null,
    forecast: { length: 6 },
  });
});

test('in a list an account shows what can be booked and until when; without a limit or an offer, nothing', () => {
  expect(bookableAnswer(ann, '2026-03-15')).toEqual({
    type: 'VACATION',
    unit: 'DAY',
    leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
    bookable: 4,
    nextExpiry: { date: '2026-12-31', amount: 17 },
  });
  expect(bookableAnswer(person(plan(rules(24, { overdraft: null }))), '2026-03-15')).toBeUndefined();
  expect(bookableAnswer(person(plan({ '2027-01-01': rules(24) })), '2026-03-15')).toBeUndefined();
});

test('the adjacent leave years are those of the account, which a move between plans shortens', () => {
  const april = plan({ '2020-01-01': rules(24) }, { id: 'april', yearStart: '04-01' });
  const calendar = plan({ '2020-01-01': rules(24) }, { id: 'calendar' });
  const moved = person(april, { terms: [{ from: '2027-01-01', plan: calendar }] });
  const cut = { startDate: '2026-04-01', endDate: '2026-12-31' };
  const before = { startDate: '2025-04-01', endDate: '2026-03-31' };
  const after = { startDate: '2027-01-01', endDate: '2027-12-31' };
  expect(accountAnswer(moved, '2027-02-01')).toMatchObject({ leaveYear: after, earlierYear: cut });
  expect(accountAnswer(moved, '2026-05-01')).toMatchObject({
    leaveYear: cut,
    earlierYear: before,
    laterYear: after,
  });
  expect(accountAnswer(moved, '2026-03-01')).toMatchObject({ leaveYear: before, laterYear: cut });
});

test('no leave year is linked that ends before the first readable day', () => {
  expect(accountAnswer(ann, firstBoundedDay)).not.toHaveProperty('earlierYear');
  expect(accountAnswer(ann, '1951-06-01').earlierYear).toEqual({
    startDate: '1950-01-01',
    endDate: '1950-12-31',
  });
});

test('with a last day, an account and its line in a list show it and what is payable', () => {
  const left = person(plan(rules(24)), { left: '2026-09-30' });
  for (const on of ['2026-03-15', '2026-09-30', '2026-10-01']) {
    const { payable } = accountAnswer(left, on);
    expect(payable).toBe(18);
    expect(accountAnswer(left, on).lastDay).toBe('2026-09-30');
    expect(bookableAnswer(left, on)).toMatchObject({ lastDay: '2026-09-30', payable });
  }
  expect(accountAnswer(ann, '2026-03-15')).not.toHaveProperty('lastDay');
  expect(bookableAnswer(ann, '2026-03-15')).not.toHaveProperty('lastDay');
});

test('lines name the request, the formula and the lots used', () => {
  const answer = entriesAnswer(ann, { startDate: '2026-03-01', endDate: '2026-03-02' }, englishTexts);
  expect(answer).toEqual({
    type: 'VACATION',
    unit: 'DAY',
    opening: 4,
    entries: [
      {
        date: '2026-03-01',
        kind: 'GRANT',
        amount: 2,
        balance: 6,
        because: '24 a year',
        formula: '24 × 3/12 = 6',
      },
      {
        date: '2026-03-02',
        kind: 'TAKEN',
        amount: -1,
        balance: 5,
        because: 'Whole day',
        isOrdinary: true,
        requestId: 'r',
        lots: [{ since: '2026-01-01', name: 'Statutory', amount: 1 }],
      },
    ],
    closing: 5,
  });
  const unnamed = person(plan(rules(24)), { requests: ann.requests });
  const period = { startDate: '2026-03-02', endDate: '2026-03-02' };
  expect(entriesAnswer(unnamed, period, englishTexts).entries[0]?.lots).toEqual([
    { since: '2026-01-01', amount: 1 },
  ]);
});

test('a type has an account if it is offered, or has records', () => {
  const notOffered = person({ id: 'p', yearStart: '01-01', policies: [] });
  expect(hasAccount(person(plan(monthly)), '2026-03-15')).toBe(true);
  expect(hasAccount(notOffered, '2026-03-15')).toBe(false);
  const booked = { ...notOffered, requests: [approved('2025-03-02', '2025-03-03')] };
  expect(hasAccount(booked, '2026-03-15')).toBe(true);
  const adjustments = [{ id: 'a', amount: 100, on: '2025-01-01', reason: 'Opening' }];
  expect(hasAccount({ ...notOffered, adjustments }, '2026-03-15')).toBe(true);
});

test('every response matches the contract', () => {
  fc.assert(
    fc.property(anyLeave, anyDay, (facts, on) => {
      expect(AccountAnswer.parse(accountAnswer(facts, on))).toEqual(accountAnswer(facts, on));
      const answer = entriesAnswer(facts, { startDate: '2025-01-01', endDate: on }, englishTexts);
      expect(EntriesAnswer.parse(answer)).toEqual(answer);
    }),
    { numRuns: 60 },
  );
  expect(ReadAccounts.parse({ on: '2026-02-01' })).toEqual({ on: '2026-02-01' });
  expect(ReadEntries.safeParse({ from: '2026-02-30' }).success).toBe(false);
});
