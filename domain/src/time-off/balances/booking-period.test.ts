import { expect, test } from 'vitest';
import { allowed, refuseInput } from '../../refusal.ts';
import { person, plan, rules } from '../../testing/leave-worlds.ts';
import { checkBooking } from './booking-check.ts';

const inThePast = refuseInput('startDate', 'Start date cannot be in the past');
const endsBefore = refuseInput('endDate', 'End date must be on or after start date');
const noBusinessDay = refuseInput(
  'endDate',
  'A request must include at least one business day (Monday to Friday)',
);
const tooLong = refuseInput('endDate', 'The period must be at most 366 days long');
const tooFar = refuseInput('endDate', 'Time off can be asked for at most two years ahead');

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
])('asked for on Monday 3 August 2026: %s (%s to %s)', (_name, startDate, endDate, decision) => {
  const facts = person(plan(rules(24, { overdraft: null })));
  expect(checkBooking({ startDate, endDate }, facts, '2026-08-03')).toEqual(decision);
});

test('the message repeats the sentence of the field', () => {
  expect(inThePast.message).toBe('Validation failed: Start date cannot be in the past');
});
