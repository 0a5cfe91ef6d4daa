import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { leaveYearOf } from '../../leave/leave-year.ts';
import { entitledDays } from './entitled-days.ts';

const anyStart = fc.constantFrom('01-01', '01-15', '02-28', '03-01', '04-01', '10-31', '12-31');
const anyDate = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

describe('entitledDays', () => {
  const year2026 = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const fromApril = { startDate: '2026-04-01', endDate: '2027-03-31' };
  const fromMidJanuary = { startDate: '2026-01-15', endDate: '2027-01-14' };

  test.each([
    ['somebody without a start date', 24, year2026, undefined, 24],
    ['somebody who joined in an earlier year', 24, year2026, '2019-05-01', 24],
    ['a joiner on the first day', 24, year2026, '2026-01-01', 24],
    ['a joiner within the first month', 24, year2026, '2026-01-31', 24],
    ['a joiner of the second month', 24, year2026, '2026-02-01', 22],
    ['a joiner in July', 24, year2026, '2026-07-15', 12],
    ['a joiner on the last day', 24, year2026, '2026-12-31', 2],
    ['somebody who joins next year', 24, year2026, '2027-01-01', 0],
    ['a joiner rounded up to a half day', 25, year2026, '2026-11-02', 4],
    ['a joiner rounded to the nearest half day', 25, year2026, '2026-12-01', 2],
    ['a joiner exactly between two half days', 25, year2026, '2026-10-01', 6.5],
    ['a joiner rounded down', 28, year2026, '2026-12-01', 2.5],
    ['a joiner of a leave year that starts in April', 24, fromApril, '2026-05-01', 22],
    ['a joiner after New Year of a leave year that starts in April', 24, fromApril, '2027-03-31', 2],
    ['a joiner of a leave year that starts within a month', 24, fromMidJanuary, '2026-02-14', 24],
    ['a joiner of its second month', 24, fromMidJanuary, '2026-02-15', 22],
    ['nothing granted', 0, year2026, '2026-05-01', 0],
  ])('%s: of %d days', (_name, daysPerYear, leaveYear, employmentStart, days) => {
    expect(entitledDays(daysPerYear, leaveYear, employmentStart)).toBe(days);
  });

  test('never exceeds the year, comes in half days, and falls the later somebody joins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        anyDate,
        anyDate,
        anyStart,
        (daysPerYear, date, joined, start) => {
          const leaveYear = leaveYearOf(date, start);
          const days = entitledDays(daysPerYear, leaveYear, joined);
          expect(days).toBeGreaterThanOrEqual(0);
          expect(days).toBeLessThanOrEqual(daysPerYear);
          expect(Number.isInteger(days * 2)).toBe(true);
          expect(entitledDays(daysPerYear, leaveYear, addDays(joined, 1))).toBeLessThanOrEqual(days);
        },
      ),
    );
  });
});
