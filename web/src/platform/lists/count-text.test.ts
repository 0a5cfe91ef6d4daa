import { expect, test } from 'vitest';
import { countText, shortNumber } from './count-text.ts';

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [1.5, '1.5 days'],
  [5 / 3, '1.7 days'],
  [1.01, '1 day'],
])('%d: %s', (count, text) => {
  expect(countText(count, 'day')).toBe(text);
});

test.each([
  ['a decimal', 12.34, '12.3'],
  ['a decimal, rounded up', 20.83, '20.8'],
  ['a quarter', 12.25, '12.25'],
  ['three quarters', 0.75, '0.75'],
  ['no half day that is not there', 12.46, '12.4'],
  ['no whole day that is not there', 0.96, '0.9'],
  ['no half day less', 12.54, '12.5'],
  ['a little, never nothing', 0.04, '0.04'],
  ['an overdraft, never smaller by half a day', -1.52, '−1.6'],
  ['a small overdraft', -0.79, '−0.8'],
  ['a computed number', 0.1 + 0.2, '0.3'],
])('%s: %d is %s', (_, number, text) => {
  expect(shortNumber(number)).toBe(text);
});

test('a noun may have a plural of its own', () => {
  expect(countText(2, 'entry', 'entries')).toBe('2 entries');
});
