import { expect, test } from 'vitest';
import { firstBoundedDay, isBoundedDay, lastBoundedDay } from './day-bounds.ts';
import { checkDays, dayFault } from './day-fault.ts';

const today = '2026-11-25';

test.each([
  ['2026-01-01', '2036-12-31'],
  ['2026-12-31', '2036-12-31'],
  ['2027-01-01', '2037-12-31'],
  ['2195-06-01', '2197-12-31'],
])('on %s the last day is %s', (day, last) => {
  expect(lastBoundedDay(day)).toBe(last);
});

test.each([
  ['1949-12-31', firstBoundedDay, 'On must be a date between 1950 and 2036'],
  ['1950-01-01', firstBoundedDay, undefined],
  ['2036-12-31', firstBoundedDay, undefined],
  ['2037-01-01', firstBoundedDay, 'On must be a date between 1950 and 2036'],
  ['1900-01-01', undefined, undefined],
  ['2037-01-01', undefined, 'On must be no later than the end of 2036'],
])('%s from %s: %s', (day, first, fault) => {
  expect(dayFault({ label: 'On', day, ...(first !== undefined && { first }) }, today)).toEqual(fault);
});

test('a stored day and a missing one pass; any other is refused at its path', () => {
  const late = { label: 'From', day: '2100-01-01' };
  expect(
    checkDays(
      [
        { ...late, path: 'a', stored: '2100-01-01' },
        { ...late, path: 'b', day: null },
        { ...late, path: 'c', day: undefined },
      ],
      today,
    ),
  ).toEqual({ refused: false });
  expect(
    checkDays(
      [
        { ...late, path: 'a' },
        { ...late, path: 'b', stored: '2099-01-01' },
      ],
      today,
    ),
  ).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'a' }, { path: 'b' }] });
});

test.each([
  [undefined, false],
  ['1949-12-31', false],
  [firstBoundedDay, true],
  ['2036-12-31', true],
  ['2037-01-01', false],
])('an account can be read for %s: %s', (day, isRead) => {
  expect(isBoundedDay(day, today)).toBe(isRead);
});
