import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBusinessDays } from './business-days.ts';
import { addDays, isWeekend } from './calendar-date.ts';
import { daysOf } from './period.ts';

const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -20, max: 800 }))
  .map(([start, length]) => {
    const startDate = addDays('2000-01-01', start);
    return { startDate, endDate: addDays(startDate, length) };
  });

test('counts as many days as looking at each of them does', () => {
  fc.assert(
    fc.property(anyPeriod, (period) => {
      expect(countBusinessDays(period)).toBe(daysOf(period).filter((day) => !isWeekend(day)).length);
    }),
  );
});

test.each([
  ['a Monday', '2026-08-03', '2026-08-03', 1],
  ['Monday to Friday', '2026-08-03', '2026-08-07', 5],
  ['Monday to Sunday', '2026-08-03', '2026-08-09', 5],
  ['Friday to Monday', '2026-08-07', '2026-08-10', 2],
  ['a weekend', '2026-08-08', '2026-08-09', 0],
  ['a Sunday', '2026-08-09', '2026-08-09', 0],
  ['Sunday to Saturday', '2026-08-09', '2026-08-15', 5],
  ['the year 2026', '2026-01-01', '2026-12-31', 261],
  ['an end before the start', '2026-08-07', '2026-08-03', 0],
])('%s (%s to %s): %i', (_name, startDate, endDate, businessDays) => {
  expect(countBusinessDays({ startDate, endDate })).toBe(businessDays);
});
