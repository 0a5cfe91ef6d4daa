import { expect, test } from 'vitest';
import { checkHolidaysOfYears, checkPlaceDeletion, checkScheduleDeletion } from './work-time-rules.ts';

test('records in use are not deleted', () => {
  expect(checkScheduleDeletion('Mon–Thu', false).refused).toBe(false);
  expect(checkScheduleDeletion('Mon–Thu', true)).toMatchObject({
    code: 'IN_USE',
    message: 'Mon–Thu cannot be deleted: people or places have it',
  });
});

test.each([
  [false, false, undefined],
  [true, false, 'Munich cannot be deleted: people have it'],
  [true, true, 'Munich cannot be deleted: people have it'],
  [false, true, 'Munich cannot be deleted: new people need a place'],
])('a place in use: %s, the only one: %s', (isReferenced, isOnlyOne, message) => {
  expect(checkPlaceDeletion({ name: 'Munich' }, { isReferenced, isOnlyOne })).toMatchObject(
    message === undefined ? { refused: false } : { code: 'IN_USE', message },
  );
});

test('a holiday of another year is refused at its index in its list', () => {
  const of2026 = (...dates: string[]) => ({
    field: 'holidays',
    year: 2026,
    holidays: dates.map((date) => ({ date })),
  });
  const of2027 = { field: 'nextYear', year: 2027, holidays: [{ date: '2026-12-31' }] };
  expect(checkHolidaysOfYears([of2026('2026-01-01', '2026-12-31')]).refused).toBe(false);
  expect(checkHolidaysOfYears([of2026('2026-01-01', '2027-01-01', '2025-12-31'), of2027])).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [
      { path: 'holidays.1.date', message: 'Date must be in 2026' },
      { path: 'holidays.2.date', message: 'Date must be in 2026' },
      { path: 'nextYear.0.date', message: 'Date must be in 2027' },
    ],
  });
});
