import { expect, test } from 'vitest';
import { durationText, minutesOf } from './duration.ts';

test.each([
  ['2:30', 150],
  ['2.5', 150],
  ['2,25', 135],
  ['2,5', 150],
  [' 8 ', 480],
  ['0:05', 5],
  ['2:75', undefined],
  ['two', undefined],
  ['', undefined],
])('"%s" is %s minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

test('minutes are formatted like a clock', () => {
  expect(durationText(150)).toBe('2:30');
  expect(durationText(5)).toBe('0:05');
});
