import { expect, test } from 'vitest';
import { employmentText, weekText } from './effective-terms-text.ts';

test.each([
  [4, '4 of 5 days a week'],
  [2.5, '2.5 of 5 days a week'],
  [5, '5 days a week'],
  [6, '6 days a week'],
])('a week of %d days reads %s', (days, text) => {
  expect(weekText(days)).toBe(text);
});

test('the employment shows its known dates', () => {
  expect(employmentText({})).toBeUndefined();
  expect(employmentText({ employmentStart: '2024-03-01' })).toBe('from 1 March 2024');
  const both = { employmentStart: '2024-03-01', employmentEnd: '2026-09-30' };
  expect(employmentText(both)).toBe('from 1 March 2024 until 30 September 2026');
});
