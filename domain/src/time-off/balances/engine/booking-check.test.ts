import { describe, expect, test } from 'vitest';
import { approved, bavaria, grant, person, plan, rules } from '../../../testing/leave-worlds.ts';
import { account } from './account.ts';
import { checkBooking, checkRecordable, isCovered } from './booking-check.ts';

const today = '2026-06-01';
const standard = person(plan(rules(24)), { place: bavaria });

const issueOf = (decision: ReturnType<typeof checkBooking>) => {
  const [issue] = decision.refused ? (decision.issues ?? []) : [];
  return issue && [issue.path, issue.message];
};

describe('a booking is refused at the field in error', () => {
  const inHours = person(plan(rules(0, { grants: [grant(100, {}, 'HOUR')] })), { type: { unit: 'HOUR' } });
  const wholeDays = person(plan(rules(24)), { type: { takesHalves: false } });
  const gated = (given: object, joined = '2020-01-01') => person(plan(rules(24, given)), { joined });

  test.each([
    ['a past day', standard, approved('2026-05-29'), 'startDate', 'Start date cannot be in the past'],
    [
      'an end before the start',
      standard,
      approved('2026-06-05', '2026-06-04'),
      'endDate',
      'End date must be on or after start date',
    ],
    [
      'a morning after its afternoon',
      standard,
      approved('2026-06-05/PM', '2026-06-05/AM'),
      'endHalf',
      'A request cannot end before it starts',
    ],
    [
      'more than a year',
      standard,
      approved('2026-06-05', '2027-06-06'),
      'endDate',
      'The period must be at most 366 days long',
    ],
    [
      'a weekend',
      standard,
      approved('2026-06-06', '2026-06-07'),
      'endDate',
      'A request must include at least one business day (Monday to Friday)',
    ],
    [
      'a holiday',
      standard,
      approved('2026-06-04'),
      'endDate',
      'There is nothing to take: these days are free or public holidays',
    ],
    [
      'half of a type in whole days',
      wholeDays,
      approved('2026-06-05/PM'),
      'startHalf',
      'Vacation is taken in whole days',
    ],
    [
      'its other half',
      wholeDays,
      approved('2026-06-05', '2026-06-08/AM'),
      'endHalf',
      'Vacation is taken in whole days',
    ],
    [
      'minutes of a type in days',
      standard,
      approved('2026-06-05', '2026-06-05', { minutes: 60 }),
      'minutes',
      'Vacation is taken in days',
    ],
    [
      'hours on several days',
      inHours,
      approved('2026-06-05', '2026-06-08', { minutes: 60 }),
      'minutes',
      'Hours can be requested on a single day only',
    ],
    [
      'more hours than worked',
      inHours,
      approved('2026-06-05', '2026-06-05', { minutes: 481 }),
      'minutes',
      'There are only 8:00 hours of work on this day',
    ],
    [
      'more hours than available',
      inHours,
      approved('2026-06-08', '2026-06-24'),
      'endDate',
      'Insufficient vacation hours. You have 100 hours available.',
    ],
    [
      'short notice',
      gated({ minNoticeDays: 14 }),
      approved('2026-06-12'),
      'startDate',
      'Start date must be at least 14 days from today',
    ],
    [
      'late notice',
      gated({ minNoticeDays: -1 }),
      approved('2026-05-29'),
      'startDate',
      'Start date cannot be more than 1 day in the past',
    ],
    [
      'a newcomer',
      gated({ usableAfterMonths: 6 }, '2026-02-01'),
      approved('2026-07-31'),
      'startDate',
      'Vacation can be taken after 6 months of employment',
    ],
    [
      'too long a request',
      gated({ maxDays: 5 }),
      approved('2026-06-05', '2026-06-12/AM'),
      'endDate',
      'Vacation can be taken for at most 5 days at a time',
    ],
    [
      'a type not offered',
      person(plan({ '2026-01-01': rules(24), '2026-09-01': null })),
      approved('2026-08-31', '2026-09-01'),
      'type',
      'Vacation is not offered on these days',
    ],
    [
      'a year before the first policy',
      standard,
      approved('2025-06-02'),
      'startDate',
      'Start date cannot be in the past',
    ],
  ])('%s', (_name, facts, wanted, path, message) => {
    expect(issueOf(checkBooking(wanted, facts, today))).toEqual([path, message]);
  });

  test.each([
    ['today', standard, approved('2026-06-01')],
    ['long enough notice', gated({ minNoticeDays: 14 }), approved('2026-06-15')],
    ['a late report within the limit', gated({ minNoticeDays: -3 }), approved('2026-05-29')],
    ['the longest request', gated({ maxDays: 5 }), approved('2026-06-05', '2026-06-11')],
    ['the first usable day', gated({ usableAfterMonths: 6 }, '2026-02-01'), approved('2026-08-03')],
    ['an hour', inHours, approved('2026-06-05', '2026-06-05', { minutes: 60 })],
    ['leave without a limit', person(plan(rules(0, { grants: [] }))), approved('2026-06-01', '2027-05-31')],
    ['an overdraft', person(plan(rules(24, { overdraft: 500 }))), approved('2026-06-01', '2026-07-09')],
  ])('but not %s', (_name, facts, wanted) => {
    expect(checkBooking(wanted, facts, today)).toEqual({ refused: false });
  });
});

test('other types have their own name in messages, and each number its own leave year', () => {
  const offered = { ...plan(rules(2)), policies: [{ type: 'STUDY', from: '2026-01-01', rules: rules(2) }] };
  const study = person(offered, { type: { code: 'STUDY', name: 'Study Leave' } });
  expect(issueOf(checkBooking(approved('2027-06-07', '2027-06-09'), study, today))?.[1]).toEqual(
    'Insufficient days of Study Leave. You have 2 days available. This is the leave year 2027.',
  );
  const carried = person(plan(rules(0, { grants: [grant(10, { carryLimit: null, carryMonths: 3 })] })));
  expect(issueOf(checkBooking(approved('2026-12-21', '2027-01-29'), carried, today))?.[1]).toEqual(
    'Insufficient vacation days. You have 11 days available. This is the leave year 2027.',
  );
});

test('an account covers the past and the future of a leave year', () => {
  const requests = [
    approved('2026-03-02', '2026-03-06'),
    approved('2026-09-07', '2026-09-08'),
    approved('2026-10-05', '2026-10-05', { status: 'PENDING' }),
  ];
  const ruled = rules(0, { grants: [grant(24, { carryLimit: 500, carryMonths: 3 })] });
  const ann = person(plan({ '2025-01-01': ruled }), { requests });
  expect(account(ann, '2026-06-01')).toEqual({
    leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
    opening: 500,
    granted: 2400,
    adjusted: 0,
    paidOut: 0,
    taken: 500,
    planned: 200,
    pending: 100,
    lapsed: 1600,
    expired: 0,
    holidaysAhead: 0,
    bookable: 2100,
    nextExpiry: { date: '2026-12-31', amount: 1600 },
  });
  expect(account(ann, '2026-02-01').nextExpiry).toEqual({ date: '2026-12-31', amount: 1600 });
  expect(isCovered(approved('2026-06-01', '2026-06-29'), ann)).toBe(true);
  expect(isCovered(approved('2026-06-01', '2026-06-30'), ann)).toBe(false);
});

test('past days can be recorded, by the same rules except the notice', () => {
  const past = approved('2026-05-29');
  expect(checkBooking(past, standard, today).refused).toBe(true);
  expect(checkRecordable(past, standard, today).refused).toBe(false);
  expect(issueOf(checkRecordable(approved('2026-05-01'), standard, today))).toEqual([
    'endDate',
    'There is nothing to take: these days are free or public holidays',
  ]);
  expect(issueOf(checkRecordable(approved('2026-03-02', '2026-04-30'), standard, today))).toEqual([
    'endDate',
    'Insufficient vacation days. You have 24 days available.',
  ]);
});
