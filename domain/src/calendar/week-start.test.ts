import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOfWeek, daysBetween, mondayOf } from './calendar-date.ts';
import { firstDayOfWeek, startOfWeek } from './week-start.ts';

test.each([
  ['BY_LANGUAGE', 'en', 0],
  ['BY_LANGUAGE', 'de', 1],
  ['BY_LANGUAGE', 'fr', 1],
  ['BY_LANGUAGE', 'es', 1],
  ['BY_LANGUAGE', 'ar', 6],
  ['BY_LANGUAGE', 'tlh', 1],
  ['BY_LANGUAGE', 'en-US', 0],
  ['BY_LANGUAGE', 'en-GB', 0],
  ['BY_LANGUAGE', 'de-DE', 1],
  ['BY_LANGUAGE', 'fr-CA', 0],
  ['BY_LANGUAGE', 'es-MX', 0],
  ['BY_LANGUAGE', 'es-ES', 1],
  ['BY_LANGUAGE', 'ar-EG-u-nu-latn', 6],
  ['BY_LANGUAGE', 'ar-SA', 0],
  ['BY_LANGUAGE', 'ar-MA', 1],
  ['BY_LANGUAGE', 'ar-u-nu-latn', 6],
  ['MONDAY', 'en', 1],
  ['SATURDAY', 'de', 6],
] as const)('weeks that begin %s in %s begin with day %i', (weekStart, language, day) => {
  expect(firstDayOfWeek(weekStart, language)).toBe(day);
});

const date = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days));

test('a week begins on its first day, at most six days before', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 6 }), (day, first) => {
      const start = startOfWeek(day, first);
      expect(dayOfWeek(start)).toBe(first);
      const before = daysBetween(start, day);
      expect(before >= 0 && before < 7).toBe(true);
    }),
  );
});

test('weeks from Monday are those of mondayOf', () => {
  fc.assert(fc.property(date, (day) => startOfWeek(day, 1) === mondayOf(day)));
});
