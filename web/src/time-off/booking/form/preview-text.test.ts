import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { expect, test } from 'vitest';
import { previewText, runningText } from './preview-text.ts';

const today = '2026-08-01';
const week = { startDate: '2026-08-03', endDate: '2026-08-07' };
const year2026 = { startDate: '2026-01-01', endDate: '2026-12-31' };
const year2027 = { startDate: '2027-01-01', endDate: '2027-12-31' };

type Share = RequestPreview['byLeaveYear'][number];

function textOf(
  shares: Share[],
  {
    type = 'VACATION',
    unit = 'DAY' as 'DAY' | 'HOUR',
    period = week,
    days = [] as RequestPreview['days'],
    isOwn = true,
    decision = { allowed: true } as RequestPreview['decision'],
  } = {},
) {
  const amount = shares.reduce((sum, share) => sum + share.amount, 0);
  const context = { type, unit, period, today, isOwn };
  return previewText({ amount, days, byLeaveYear: shares, decision }, context);
}

test.each([
  ['VACATION', 1, 'Leaves you 1 vacation day this year.'],
  ['VACATION', 12.5, 'Leaves you 12.5 vacation days this year.'],
  ['SICK_LEAVE', 0, 'Leaves you 0 sick days this year. Sick leave may go beyond them.'],
  ['STUDY', 3, 'Leaves you 3 days this year.'],
  ['UNPAID', null, 'Uses nothing from your balance.'],
  ['VACATION', -4, '4 days more than you have left.'],
])('a week of %s that leaves %s: %s', (type, left, sentence) => {
  expect(textOf([{ leaveYear: year2026, amount: 5, left }], { type })).toEqual({
    total: 'Mon 3 to Fri 7 Aug: 5 days.',
    days: '',
    left: sentence,
  });
});

test.each([
  [1, 'Leaves them 1 vacation day this year.'],
  [null, 'Uses nothing from their balance.'],
  [-4, '4 days more than they have left.'],
])('about someone else, leaving %s reads: %s', (left, sentence) => {
  expect(textOf([{ leaveYear: year2026, amount: 5, left }], { isOwn: false }).left).toBe(sentence);
});

test('numbers of another leave year name it', () => {
  expect(textOf([{ leaveYear: year2027, amount: 5, left: 1 }]).left).toBe(
    'Leaves you 1 vacation day in 2027.',
  );
  const fiscal = { startDate: '2026-10-01', endDate: '2027-09-30' };
  expect(textOf([{ leaveYear: fiscal, amount: 5, left: -1 }]).left).toBe(
    '1 day more than you have left in 2026/27.',
  );
});

test.each([
  ['2027-03-01', '2027-12-31', 'Mon 1 Mar to Fri 31 Dec 2027: 5 days.'],
  ['2025-12-29', '2025-12-29', 'Mon 29 Dec 2025: 5 days.'],
  ['2026-12-28', '2026-12-31', 'Mon 28 to Thu 31 Dec: 5 days.'],
])('days of other years show the year: %s to %s', (startDate, endDate, total) => {
  const shares = [{ leaveYear: year2026, amount: 5, left: 3 }];
  expect(textOf(shares, { period: { startDate, endDate } }).total).toBe(total);
});

test.each(['OVERLAPPING_REQUEST', 'VALIDATION_ERROR', 'YEAR_CLOSED', 'INVALID_TRANSITION'] as const)(
  'a refused request (%s) leaves no amount, in one leave year and in two',
  (code) => {
    const decision = { allowed: false, code, message: 'No' };
    const share = { leaveYear: year2026, amount: 5, left: 6 };
    const next = { leaveYear: year2027, amount: 2, left: 10 };
    for (const isOwn of [true, false]) {
      expect(textOf([share], { decision, isOwn }).left).toBe('');
      expect(textOf([share, next], { decision, isOwn }).left).toBe('2026: 5; 2027: 2.');
    }
    expect(textOf([{ ...share, left: null }], { decision }).left).toBe('');
    expect(textOf([{ ...share, left: -4 }], { decision }).left).toBe('4 days more than you have left.');
  },
);

test('a request across two leave years shows the share of each, and the shortened days', () => {
  const period = { startDate: '2026-12-21', endDate: '2027-01-01' };
  const days = [
    { date: '2026-12-21', amount: 1, reason: 'WORKING_DAY', because: 'Working day' },
    {
      date: '2026-12-22',
      amount: 1,
      reason: 'WORKING_DAY',
      because: 'Working day, takes nothing from a balance',
    },
    {
      date: '2026-12-24',
      amount: 0.5,
      reason: 'HALF_HOLIDAY',
      holiday: 'Christmas Eve',
      because: 'Half holiday: Christmas Eve',
    },
    {
      date: '2026-12-25',
      amount: 0,
      reason: 'PUBLIC_HOLIDAY',
      holiday: 'Christmas Day',
      because: 'Public holiday: Christmas Day',
    },
    { date: '2026-12-26', amount: 0, reason: 'WEEKEND', because: 'Weekend' },
    { date: '2026-12-28', amount: 0, reason: 'FREE_DAY', because: 'Free day' },
  ] satisfies RequestPreview['days'];
  const shares = [
    { leaveYear: year2026, amount: 5, left: 3 },
    { leaveYear: year2027, amount: 0, left: 24 },
  ];
  expect(textOf(shares, { period, days })).toEqual({
    total: 'Mon 21 Dec 2026 to Fri 1 Jan 2027: 5 days.',
    days: 'Thu 24 Dec ½ (half holiday: Christmas Eve), Fri 25 Dec holiday (Christmas Day).',
    left: '2026: 5, left 3; 2027: 0.',
  });
  const beyond = shares.map((share) => ({ ...share, amount: 1, left: -1 }));
  expect(textOf(beyond, { period }).left).toBe(
    '2026: 1, 1 day more than you have left; 2027: 1, 1 day more than you have left.',
  );
});

test('of many such days the first are named', () => {
  const days = Array.from({ length: 8 }, (_, day) => ({
    date: `2026-08-0${day + 1}`,
    amount: 0,
    reason: 'PUBLIC_HOLIDAY' as const,
    holiday: 'Company holidays',
    because: 'Public holiday: Company holidays',
  }));
  expect(textOf([], { days }).days).toMatch(/^Sat 1 Aug holiday \(Company holidays\), .+ and 2 more days\.$/);
});

test('hours are in clock format', () => {
  const day = { startDate: '2026-08-03', endDate: '2026-08-03' };
  const shares = [{ leaveYear: year2026, amount: 2.5, left: 37.5 }];
  expect(textOf(shares, { unit: 'HOUR', type: 'STUDY', period: day })).toMatchObject({
    total: 'Mon 3 Aug: 2:30 hours.',
    left: 'Leaves you 37:30 hours this year.',
  });
});

test("a request without an amount doesn't mention the balance", () => {
  expect(textOf([{ leaveYear: year2026, amount: 0, left: 6 }]).left).toBe('');
});

test.each([
  [[{ leaveYear: year2026, amount: 5, left: 3 }], '5 days · leaves 3'],
  [[{ leaveYear: year2026, amount: 1, left: null }], '1 day'],
  [[{ leaveYear: year2026, amount: 5, left: -4 }], '5 days · 4 days more than you have left'],
  [
    [
      { leaveYear: year2026, amount: 4, left: 3 },
      { leaveYear: year2027, amount: 1, left: 23 },
    ],
    '5 days · leaves 3 in 2026, leaves 23 in 2027',
  ],
])('while dates are chosen, a line shows what they take and leave: %#', (byLeaveYear, line) => {
  const amount = byLeaveYear.reduce((sum, share) => sum + share.amount, 0);
  const decision = { allowed: true };
  expect(runningText({ amount, byLeaveYear, decision }, { unit: 'DAY', isOwn: true })).toBe(line);
});

test('while dates are chosen, the line shows errors without protocol terms', () => {
  const message = 'Start date cannot be in the past';
  const issue = { path: 'startDate', message } as const;
  const decision = { allowed: false, message: `Validation failed: ${message}`, issue };
  const refused = { amount: 1, byLeaveYear: [], decision };
  expect(runningText(refused, { unit: 'DAY', isOwn: true })).toBe(message);
});

test('while dates are chosen, the line shows why they are refused', () => {
  const decision = { allowed: false, message: 'Time off must include at least one business day' };
  const refused = { amount: 0, byLeaveYear: [], decision };
  expect(runningText(refused, { unit: 'DAY', isOwn: true })).toBe(decision.message);
});
