import { describe, expect, test } from 'vitest';
import { shortened } from '../../language/formats.ts';
import { createTexts, entriesIn } from '../../language/texts.ts';
import { englishTexts } from '../../testing/english.ts';
import { bareText, exactLeaveText, exactText, leaveText } from './leave-text.ts';
import { leaveTypeCatalogues } from './messages/catalogues.ts';

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

describe('a negative amount in Arabic keeps its minus before the number', () => {
  const arabic = (locale: string) => createTexts('ar', locale, entriesIn('ar', [leaveTypeCatalogues]));

  test.each([
    [-1, '\u200e−1 يوم', '\u061c−١ يوم'],
    [-2, '\u200e−2 يوم', '\u061c−٢ يوم'],
    [-1.5, '\u200e−1.5 يوم', '\u061c−١٫٥ يوم'],
    [-3, '\u200e−3 أيام', '\u061c−٣ أيام'],
    [-12, '\u200e−12 يومًا', '\u061c−١٢ يومًا'],
  ])('%d days', (days, latin, ownDigits) => {
    expect(leaveText(days, 'DAY', arabic('ar-u-nu-latn'))).toBe(latin);
    expect(leaveText(days, 'DAY', arabic('ar-EG'))).toBe(ownDigits);
  });

  test('hours', () => {
    expect(leaveText(-2, 'HOUR', arabic('ar-u-nu-latn'))).toBe('\u200e−2:00 ساعة');
    expect(leaveText(-2, 'HOUR', arabic('ar-EG'))).toBe('\u061c−2:00 ساعة');
    expect(leaveText(2, 'HOUR', arabic('ar-EG'))).toBe('2:00 ساعة');
  });

  test('1 and 2 days are words only if they are positive', () => {
    expect([1, 2].map((days) => leaveText(days, 'DAY', arabic('ar')))).toEqual(['يوم واحد', 'يومان']);
  });
});
