import { expect, test } from 'vitest';
import { calendarDate } from './schema.ts';

const startDate = calendarDate('Start date');

test.each([
  [undefined, 'Start date is required'],
  [null, 'Start date is required'],
  ['', 'Start date is required'],
  [20260803, 'Start date must be a date'],
  [['2026-08-03'], 'Start date must be a date'],
  ['2026-02-30', 'Start date must be a date between 1900 and 2199, written YYYY-MM-DD'],
  ['3 Aug 2026', 'Start date must be a date between 1900 and 2199, written YYYY-MM-DD'],
  ['2026-08-03T00:00:00Z', 'Start date must be a date between 1900 and 2199, written YYYY-MM-DD'],
])('%j is refused with one sentence', (input, sentence) => {
  const issues = startDate.safeParse(input).error?.issues ?? [];
  expect(issues.map((issue) => issue.message)).toEqual([sentence]);
});

test('a date passes unchanged', () => {
  expect(startDate.parse('2026-08-03')).toBe('2026-08-03');
});
