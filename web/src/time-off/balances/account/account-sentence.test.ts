import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { expect, test } from 'vitest';
import { accountSentence } from './account-sentence.ts';

const account: AccountAnswer = {
  type: 'VACATION',
  unit: 'DAY',
  leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
  opening: 0,
  granted: 24,
  adjusted: 0,
  taken: 6,
  planned: 2,
  pending: 1,
  lapsed: 0,
  bookable: 12.5,
  asOf: {
    carriedOver: 0,
    granted: 24,
    adjusted: 0,
    taken: 6,
    expired: 0,
    balance: 18,
    pending: 1,
    planned: 2,
  },
  expiring: [],
  forecast: [],
};

const today = '2026-02-10';
const sentence = (part: Partial<AccountAnswer>, on = today, remindsOfExpiry = true) =>
  accountSentence({ ...account, ...part }, { on, today, remindsOfExpiry });

test.each([
  [
    'a part expires within the leave year',
    { lapsed: 12.5, nextExpiry: { date: '2026-03-31', amount: 3 } },
    '12.5 days available until 31 December; 3 of them until 31 March.',
  ],
  [
    'a part expires within the leave year, and the rest is carried over',
    { lapsed: 3, nextExpiry: { date: '2026-03-31', amount: 3 } },
    '12.5 days available; 3 of them until 31 March.',
  ],
  [
    'all of it expires then',
    { nextExpiry: { date: '2026-12-31', amount: 12.5 } },
    '12.5 days available until 31 December.',
  ],
  [
    'a part expires then',
    { nextExpiry: { date: '2026-12-31', amount: 2 } },
    '12.5 days available; 2 of them until 31 December.',
  ],
  [
    'all is carried over',
    { nextExpiry: { date: '2027-03-31', amount: 12.5 } },
    '12.5 days available until 31 March 2027.',
  ],
  ['nothing lapses', {}, '12.5 days available.'],
  [
    'one day is left',
    { bookable: 1, nextExpiry: { date: '2026-12-31', amount: 1 } },
    '1 day available until 31 December.',
  ],
  ['none is left', { bookable: 0 }, 'Nothing available until 31 December.'],
  ['it is overdrawn', { bookable: -2 }, '2 days overdrawn in the leave year until 31 December.'],
  ['there is no limit', { bookable: null }, '9 days in 2026; there is no limit.'],
  [
    'the type is counted',
    {
      isCounted: true,
      bookable: null,
      pending: 0,
      leaveYear: { startDate: '2026-04-01', endDate: '2027-03-31' },
    },
    '8 days in 2026/27.',
  ],
  ['a counted type has pending days', { isCounted: true, bookable: null }, '8 days in 2026, 1 day pending.'],
  ['the unit is hours', { unit: 'HOUR', bookable: 37.75 }, '37:45 hours available.'],
] satisfies [string, Partial<AccountAnswer>, string][])('%s', (_name, part, text) => {
  expect(sentence(part)).toBe(text);
});

test('leave for an occasion names no last day', () => {
  const expiring = { nextExpiry: { date: '2026-12-31', amount: 12.5 } };
  expect(sentence(expiring, today, false)).toBe('12.5 days available.');
  expect(sentence({ ...expiring, bookable: 0 }, today, false)).toBe('Nothing available.');
});

const leaver = { lastDay: '2026-09-30', payable: 5 };
const payable = '5 days payable on 30 September 2026.';

test.each([
  ['none expires before', { bookable: 12.5 }, `12.5 days available until 30 September. ${payable}`],
  [
    'a part expires before',
    { nextExpiry: { date: '2026-03-31', amount: 3 } },
    `12.5 days available until 30 September; 3 of them until 31 March. ${payable}`,
  ],
  [
    'all expires before',
    { nextExpiry: { date: '2026-03-31', amount: 12.5 } },
    `12.5 days available until 31 March. ${payable}`,
  ],
  [
    'in a later leave year, all expires by its end',
    { lastDay: '2027-06-30', nextExpiry: { date: '2026-12-31', amount: 12.5 } },
    '12.5 days available until 31 December. 5 days payable on 30 June 2027.',
  ],
  [
    'in a later leave year, none expires',
    { lastDay: '2027-06-30' },
    '12.5 days available until 30 June 2027. 5 days payable on 30 June 2027.',
  ],
  ['no leave is left', { bookable: 0 }, `Nothing available until 30 September. ${payable}`],
  [
    'it is overdrawn',
    { bookable: -2, payable: -2 },
    '2 days overdrawn in the leave year until 30 September. Taken in advance: 2 days on 30 September 2026.',
  ],
  ['there is no limit', { bookable: null }, `9 days in 2026; there is no limit. ${payable}`],
  [
    'leave is only counted',
    { isCounted: true, bookable: null, pending: 0, payable: undefined },
    '8 days in 2026.',
  ],
] satisfies [string, Partial<AccountAnswer>, string][])('before a last day: %s', (_name, part, text) => {
  expect(sentence({ ...leaver, ...part })).toBe(text);
});

test.each([
  ['a balance', {}, payable],
  ['an overdraft', { payable: -2 }, 'Taken in advance: 2 days on 30 September 2026.'],
  ['no leave', { payable: 0 }, 'Nothing payable on 30 September 2026.'],
  ['hours', { unit: 'HOUR', payable: 7.5 }, '7:30 hours payable on 30 September 2026.'],
  ['no account', { payable: undefined }, 'Nothing available.'],
] satisfies [string, Partial<AccountAnswer>, string][])(
  'after the last day the sentence says %s, and never a later day',
  (_name, part, text) => {
    const over = { ...leaver, bookable: 0, nextExpiry: { date: '2026-12-31', amount: 3 }, ...part };
    expect(sentence(over, '2026-10-01')).toBe(`On 1 October: ${text}`);
    expect(sentence(over, '2027-02-01')).toBe(`On 1 February 2027: ${text}`);
  },
);

test('on the last day itself leave can still be booked', () => {
  expect(sentence({ ...leaver, bookable: 1 }, '2026-09-30')).toBe(
    `On 30 September: 1 day available until 30 September. ${payable}`,
  );
});

test('another day is named first', () => {
  expect(sentence({ bookable: 14 }, '2026-08-31')).toBe('On 31 August: 14 days available.');
  const leaveYear = { startDate: '2025-01-01', endDate: '2025-12-31' };
  expect(sentence({ leaveYear, bookable: 3 }, '2025-12-31')).toBe(
    'As of 31 December 2025: 3 days available.',
  );
});
