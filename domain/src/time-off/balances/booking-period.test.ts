import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { earliestStart } from '../../leave/plans/earliest-start.ts';
import { allowed, refuseInput } from '../../refusal.ts';
import { person, plan, rules } from '../../testing/leave-worlds.ts';
import { checkBooking } from './engine/booking-check.ts';

const inThePast = refuseInput('startDate', 'Start date cannot be in the past');
const endsBefore = refuseInput('endDate', 'End date must be on or after start date');
const noBusinessDay = refuseInput(
  'endDate',
  'A request must include at least one business day (Monday to Friday)',
);
const tooLong = refuseInput('endDate', 'The period must be at most 366 days long');
const tooFar = refuseInput('endDate', 'Time off can be requested for at most two years ahead');

test.each([
  ['today', '2026-08-03', '2026-08-03', allowed],
  ['a whole year', '2026-08-03', '2027-08-03', allowed],
  ['more than a year', '2026-08-03', '2027-08-04', tooLong],
  ['a week ahead', '2026-08-10', '2026-08-14', allowed],
  ['a weekend with its Monday', '2026-08-08', '2026-08-10', allowed],
  ['yesterday', '2026-08-02', '2026-08-03', inThePast],
  ['past and ending before it starts', '2026-08-01', '2026-07-31', inThePast],
  ['ending before it starts', '2026-08-10', '2026-08-09', endsBefore],
  ['a Saturday', '2026-08-08', '2026-08-08', noBusinessDay],
  ['a weekend', '2026-08-08', '2026-08-09', noBusinessDay],
  ['two years ahead', '2028-08-01', '2028-08-03', allowed],
  ['a day more than two years ahead', '2028-08-01', '2028-08-04', tooFar],
  ['a hundred years ahead', '2126-08-05', '2126-08-09', tooFar],
])('requested on Monday 3 August 2026: %s (%s to %s)', (_name, startDate, endDate, decision) => {
  const facts = person(plan(rules(24, { overdraft: null })));
  expect(checkBooking({ startDate, endDate }, facts, '2026-08-03')).toEqual(decision);
});

test("the message repeats the field's message", () => {
  expect(inThePast.message).toEqual('Validation failed: Start date cannot be in the past');
});

test('the earliest start is the first day that satisfies the notice', () => {
  const today = '2026-06-10';
  const notices = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(notices, notices, (before, after) => {
      const versions = {
        '2026-01-01': rules(24, { overdraft: null, minNoticeDays: before }),
        '2026-06-10': rules(24, { overdraft: null, minNoticeDays: after }),
      };
      const facts = person(plan(versions), { type: { counts: 'CALENDAR' } });
      const days = Array.from({ length: 60 }, (_, index) => addDays('2026-05-12', index));
      const first = days.find((day) => !checkBooking({ startDate: day, endDate: day }, facts, today).refused);
      expect(earliestStart(facts, today)).toBe(first);
    }),
  );
});
