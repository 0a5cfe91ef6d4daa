import { expect, test } from 'vitest';
import { shortened } from '../../language/formats.ts';
import { englishTexts } from '../../testing/english.ts';
import { bareText, exactLeaveText, exactText, leaveText } from './leave-text.ts';

const german = { ...englishTexts, locale: 'de-DE' };

test('days have at most one decimal, except quarters, and are never rounded up to a half', () => {
  expect([1, 12.5, 1.25, 1.67, 0.48, 0.04, -2].map(shortened)).toEqual([1, 12.5, 1.25, 1.7, 0.4, 0.04, -2]);
  expect([1, 1.67, -1.67].map((days) => leaveText(days, 'DAY', englishTexts))).toEqual([
    '1 day',
    '1.7 days',
    '−1.7 days',
  ]);
  expect(bareText(1.67, 'DAY', german)).toBe('1,7');
});

test('exact amounts keep two decimals', () => {
  expect(exactText(1.67, 'DAY', englishTexts)).toBe('1.67');
  expect(exactText(1.67, 'DAY', german)).toBe('1,67');
  expect([1, 1.67].map((days) => exactLeaveText(days, 'DAY', englishTexts))).toEqual(['1 day', '1.67 days']);
});

test('hours have the format of a clock', () => {
  expect(leaveText(3 + 5 / 60, 'HOUR', englishTexts)).toBe('3:05 hours');
  expect(exactLeaveText(1, 'HOUR', englishTexts)).toBe('1:00 hours');
  expect(bareText(-0.5, 'HOUR', german)).toBe('−0:30');
});
