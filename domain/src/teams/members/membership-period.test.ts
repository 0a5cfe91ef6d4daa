import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestDate } from '../../calendar/calendar-date.ts';
import { includes } from '../../calendar/period.ts';
import {
  askedPeriod,
  checkAskedPeriod,
  checkMembershipPeriod,
  continuesAfter,
  isEffective,
  whileEmployed,
  wholePeriod,
} from './membership-period.ts';

const today = '2026-08-05';

test('an open end lasts to the end of the calendar', () => {
  expect(wholePeriod({ startDate: today })).toEqual({ startDate: today, endDate: latestDate });
  expect(wholePeriod({ startDate: today, endDate: '2026-08-06' }).endDate).toBe('2026-08-06');
});

test.each([
  ['the day before it begins', { startDate: '2026-08-02', endDate: '2026-08-02' }, false],
  ['its first day', { startDate: '2026-08-03', endDate: '2026-08-03' }, true],
  ['its last day', { startDate: '2026-08-07', endDate: '2026-08-07' }, true],
  ['the day after it ends', { startDate: '2026-08-08', endDate: '2026-08-08' }, false],
  ['days that reach into it', { startDate: '2026-07-01', endDate: '2026-08-03' }, true],
  ['all days from its last one on', { startDate: '2026-08-07' }, true],
  ['all days after it', { startDate: '2026-08-08' }, false],
])('on %s, %j, a membership from 3 to 7 Aug is effective: %s; inactive, never', (_, days, isIt) => {
  const membership = { startDate: '2026-08-03', endDate: '2026-08-07' };
  expect(isEffective({ ...membership, isActive: true }, days)).toBe(isIt);
  expect(isEffective({ ...membership, isActive: false }, days)).toBe(false);
});

test.each([
  [undefined, false, false],
  ['2026-08-06', false, false],
  ['2026-08-05', true, false],
  ['2026-08-04', true, true],
])('from 5 Aug to %s: refused as a membership %s, as a request %s', (endDate, asMembership, asQuestion) => {
  const period = { startDate: today, endDate };
  expect(checkMembershipPeriod(period)).toMatchObject(
    asMembership
      ? { issues: [{ path: 'endDate', message: 'End date must be after start date' }] }
      : { refused: false },
  );
  expect(checkAskedPeriod(period)).toMatchObject(
    asQuestion
      ? { issues: [{ path: 'endDate', message: 'End date must be on or after start date' }] }
      : { refused: false },
  );
});

test.each([
  [{}, { startDate: today, endDate: today }],
  [{ startDate: '2026-09-01' }, { startDate: '2026-09-01', endDate: undefined }],
  [{ endDate: '2026-09-01' }, { startDate: today, endDate: '2026-09-01' }],
  [
    { startDate: '2026-09-01', endDate: '2026-09-02' },
    { startDate: '2026-09-01', endDate: '2026-09-02' },
  ],
])('%j is the period %j', (asked, expected) => {
  expect(askedPeriod(asked, today)).toEqual(expected);
});

test('a requested period always contains its start', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((each) => `2026-08-${String(each).padStart(2, '0')}`);
  fc.assert(
    fc.property(
      fc.option(day, { nil: undefined }),
      fc.option(day, { nil: undefined }),
      (startDate, endDate) => {
        const period = askedPeriod({ startDate, endDate }, today);
        fc.pre(!checkAskedPeriod(period).refused);
        expect(includes(wholePeriod(period), startDate ?? today)).toBe(true);
      },
    ),
  );
});

test.each([
  [undefined, true],
  ['2026-07-01', true],
  ['2026-06-30', false],
  ['2026-06-29', false],
])('a membership that ends on %s continues after 30 June: %s', (endDate, goesOn) => {
  expect(continuesAfter({ endDate }, '2026-06-30')).toBe(goesOn);
});

test('a membership counts only on days its person is employed', () => {
  const membership = { startDate: '2026-03-01', endDate: '2026-06-30' };
  expect(whileEmployed(membership, { employmentStart: '2026-05-01' })).toEqual([
    { startDate: '2026-05-01', endDate: '2026-06-30' },
  ]);
  expect(whileEmployed(membership, { employmentEnd: '2026-04-30' })).toEqual([
    { startDate: '2026-03-01', endDate: '2026-04-30' },
  ]);
  expect(whileEmployed(membership, { employmentStart: '2026-07-01' })).toEqual([]);
});
