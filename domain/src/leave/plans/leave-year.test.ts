import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { calendarDays, daysOf, includes } from '../../calendar/period.ts';
import { leaveYearName, leaveYearOf, leaveYearsOf, splitByLeaveYear } from './leave-year.ts';

const anyStart = fc.constantFrom('01-01', '01-15', '02-28', '03-01', '04-01', '10-31', '12-31');
const anyDate = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
const anyPeriod = fc
  .tuple(anyDate, fc.integer({ min: 0, max: 1200 }))
  .map(([startDate, length]) => ({ startDate, endDate: addDays(startDate, length) }));

describe('leaveYearOf', () => {
  test.each([
    ['01-01', '2026-01-01', '2026-01-01', '2026-12-31'],
    ['01-01', '2026-12-31', '2026-01-01', '2026-12-31'],
    ['04-01', '2026-03-31', '2025-04-01', '2026-03-31'],
    ['04-01', '2026-04-01', '2026-04-01', '2027-03-31'],
    ['01-15', '2026-01-14', '2025-01-15', '2026-01-14'],
    ['02-28', '2024-02-28', '2024-02-28', '2025-02-27'],
    ['02-28', '2024-02-29', '2024-02-28', '2025-02-27'],
    ['02-28', '2024-02-27', '2023-02-28', '2024-02-27'],
  ])('with %s, %s lies in %s to %s', (start, date, startDate, endDate) => {
    expect(leaveYearOf(date, start)).toEqual({ startDate, endDate });
  });

  test('every date is in exactly one leave year, and the years are adjacent', () => {
    fc.assert(
      fc.property(anyDate, anyStart, (date, start) => {
        const year = leaveYearOf(date, start);
        expect(includes(year, date)).toBe(true);
        expect(year.startDate.slice(5)).toBe(start);
        expect([365, 366]).toContain(calendarDays(year));
        expect(leaveYearOf(year.startDate, start)).toEqual(year);
        expect(leaveYearOf(year.endDate, start)).toEqual(year);
        expect(leaveYearOf(addDays(year.endDate, 1), start).startDate).toBe(addDays(year.endDate, 1));
        expect(leaveYearOf(addDays(year.startDate, -1), start).endDate).toBe(addDays(year.startDate, -1));
      }),
    );
  });
});

test.each([
  ['01-01', '2027'],
  ['01-02', '2027/28'],
  ['04-01', '2027/28'],
  ['12-31', '2027/28'],
])('the leave year that begins on %s in 2027 is called %s', (start, name) => {
  expect(leaveYearName(leaveYearOf(`2027-${start}`, start))).toBe(name);
});

test('the parts of a period cover it without gap or overlap, each in its own leave year', () => {
  fc.assert(
    fc.property(anyPeriod, anyStart, (period, start) => {
      const parts = splitByLeaveYear(period, start);
      expect(parts.map(({ leaveYear }) => leaveYear)).toEqual(leaveYearsOf(period, start));
      expect(parts.flatMap(({ part }) => daysOf(part))).toEqual(daysOf(period));
      for (const { leaveYear, part } of parts) {
        expect(leaveYearOf(part.startDate, start)).toEqual(leaveYear);
        expect(leaveYearOf(part.endDate, start)).toEqual(leaveYear);
      }
    }),
    { numRuns: 60 },
  );
});
