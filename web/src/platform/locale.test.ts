import { dateText } from '@almanac/domain/calendar/date-text';
import { expect, test } from 'vitest';
import { englishOf } from './locale.ts';

test.each([
  ['de-DE', 'en-DE'],
  ['de', 'en-DE'],
  ['en', 'en-US'],
  ['en-US', 'en-US'],
  ['en-GB', 'en-GB'],
  ['sv-SE', 'en-SE'],
  ['de-x-private', 'en-DE'],
  ['qqq', 'en-GB'],
  ['not a language', 'en-GB'],
  ['', 'en-GB'],
])('a browser in %o reads the English of %s', (language, english) => {
  expect(englishOf(language)).toBe(english);
});

test('Germans get English words in German date order, Americans in theirs', () => {
  expect(dateText('2026-10-05', englishOf('de-DE'))).toBe('Mon 5 Oct 2026');
  expect(dateText('2026-10-05', englishOf('en-US'))).toBe('Mon Oct 5 2026');
});
