import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar-date.ts';
import { calendarDays, daysOf, includes, intersection, overlaps, type Period } from './period.ts';

const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 40 }))
  .map(([start, length]): Period => {
    const startDate = addDays('2026-01-20', start);
    return { startDate, endDate: addDays(startDate, length) };
  });

test('a period contains exactly the days from its start to its end', () => {
  fc.assert(
    fc.property(anyPeriod, (period) => {
      const days = daysOf(period);
      expect(days).toHaveLength(calendarDays(period));
      expect(days[0]).toBe(period.startDate);
      expect(days.at(-1)).toBe(period.endDate);
      expect(days.every((day) => includes(period, day))).toBe(true);
      expect(includes(period, addDays(period.startDate, -1))).toBe(false);
      expect(includes(period, addDays(period.endDate, 1))).toBe(false);
    }),
  );
});

test('a period that ends before it starts contains no day', () => {
  expect(daysOf({ startDate: '2026-01-02', endDate: '2026-01-01' })).toEqual([]);
});

test('the intersection contains exactly the days in both periods', () => {
  fc.assert(
    fc.property(anyPeriod, anyPeriod, (one, other) => {
      const shared = daysOf(one).filter((day) => includes(other, day));
      const common = intersection(one, other);
      expect(common ? daysOf(common) : []).toEqual(shared);
      expect(overlaps(one, other)).toBe(shared.length > 0);
      expect(intersection(other, one)).toEqual(common);
    }),
  );
});

test('periods that share one day overlap, adjacent ones do not', () => {
  const january = { startDate: '2026-01-01', endDate: '2026-01-31' };
  expect(overlaps(january, { startDate: '2026-01-31', endDate: '2026-02-10' })).toBe(true);
  expect(overlaps(january, { startDate: '2026-02-01', endDate: '2026-02-10' })).toBe(false);
});
