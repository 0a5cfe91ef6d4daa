import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, earliestDate, fieldsOf, isCalendarDate, latestDate } from './calendar-date.ts';
import {
  dateDigits,
  dateFromFields,
  dateInYear,
  dateInYearOf,
  dayOfYear,
  firstOfMonth,
  isDayOfEveryYear,
  monthDigits,
  monthNumber,
  parseMonth,
  parseYear,
  yearOf,
} from './date-parts.ts';

test('a date is taken apart', () => {
  expect(yearOf('2026-08-31')).toBe(2026);
  expect(dayOfYear('2026-08-31')).toBe('08-31');
  expect(monthNumber('2026-08-31')).toBe('2026-08');
  expect(firstOfMonth('2026-08-31')).toBe('2026-08-01');
  expect(dateDigits('2026-08-01')).toEqual({ year: '2026', month: '08', day: '01' });
  expect(monthDigits('2026-08')).toEqual({ year: '2026', month: '08' });
});

test('a date is put together', () => {
  expect(dateInYear(2026, '08-31')).toBe('2026-08-31');
  expect(dateInYearOf('2027-01-01', '08-31')).toBe('2027-08-31');
  expect(dateFromFields(2026, 8, 1)).toBe('2026-08-01');
});

test.each([
  [2026, 2, 29],
  [2026, 13, 1],
  [2026, 0, 1],
  [1899, 12, 31],
  [2200, 1, 1],
  [26, 1, 1],
  [2026, 1, 1.5],
])('there is no date %d, %d, %d', (year, month, day) => {
  expect(dateFromFields(year, month, day)).toBeUndefined();
});

test.each([
  ['01-01', true],
  ['12-31', true],
  ['02-28', true],
  ['02-29', false],
  ['13-01', false],
  ['1-1', false],
  ['', false],
])('%j is a day of every year: %s', (text, expected) => {
  expect(isDayOfEveryYear(text)).toBe(expected);
});

test('a date can be built from its parts', () => {
  const dates = fc.integer({ min: 0, max: 109_000 }).map((days) => addDays(earliestDate, days));
  fc.assert(
    fc.property(dates, (date) => {
      const { year, month, day } = fieldsOf(date);
      expect(date <= latestDate).toBe(true);
      expect(dateInYear(yearOf(date), dayOfYear(date))).toBe(date);
      expect(dateInYearOf(date, dayOfYear(date))).toBe(date);
      expect(dateFromFields(year, month, day)).toBe(date);
      expect(parseMonth(monthNumber(date))).toBe(firstOfMonth(date));
      expect(parseYear(String(year))).toBe(year);
      expect(isCalendarDate(firstOfMonth(date))).toBe(true);
    }),
  );
});

test.each([null, '', '26', '2026-8', '2026-13', '2026-08-01', '02026', '2200', 'now'])(
  '%j names neither a month nor a year',
  (text) => {
    expect(parseMonth(text)).toBeUndefined();
    expect(parseYear(text)).toBeUndefined();
  },
);
