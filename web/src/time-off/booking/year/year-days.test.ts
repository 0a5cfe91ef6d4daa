import fc from 'fast-check';
import { expect, test } from 'vitest';
import { between, dayOfYearAfterKey, daysOffIn, monthsOfYear, readYear } from './year-days.ts';

const today = '2026-11-22';

test('the address names the year; this year by default', () => {
  expect(readYear('2027', today)).toBe(2027);
  for (const text of [null, '', '27', 'soon', '9999']) expect(readYear(text, today)).toBe(2026);
});

test('a year has twelve months of days', () => {
  expect(monthsOfYear(2028).map(({ length }) => length)).toEqual([
    31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ]);
  expect(monthsOfYear(2027).flat()).toHaveLength(365);
});

test.each([
  ['ArrowLeft', false, '2026-07-31'],
  ['ArrowRight', false, '2026-08-02'],
  ['ArrowUp', false, '2026-07-01'],
  ['ArrowDown', false, '2026-09-01'],
  ['ArrowUp', true, '2026-07-25'],
  ['ArrowDown', true, '2026-08-08'],
  ['PageUp', false, '2025-08-01'],
  ['PageDown', false, '2027-08-01'],
  ['Home', false, '2026-08-01'],
  ['End', false, '2026-08-31'],
])('%s (weeks as rows: %s) moves from 1 August to %s', (key, isInWeeks, target) => {
  expect(dayOfYearAfterKey(key, '2026-08-01', isInWeeks)).toBe(target);
});

test("other keys don't move, nor does one beyond the last calendar date", () => {
  expect(dayOfYearAfterKey('Enter', today, false)).toBeUndefined();
  expect(dayOfYearAfterKey('PageDown', '2199-08-01', false)).toBeUndefined();
});

test('days are selected forwards and backwards', () => {
  const chosen = { startDate: '2026-08-03', endDate: '2026-08-07' };
  expect(between('2026-08-03', '2026-08-07')).toEqual(chosen);
  expect(between('2026-08-07', '2026-08-03')).toEqual(chosen);
});

const week = ['2026-08-06', '2026-08-07', '2026-08-08'];
const work = new Map([
  ['2026-08-06', { am: 240, pm: 240 }],
  ['2026-08-07', { am: 240, pm: 0 }],
  ['2026-08-08', { am: 0, pm: 0 }],
]);
const all = { startDate: '2026-08-01', endDate: '2026-08-31', isPending: false };

test('only working halves count', () => {
  expect(daysOffIn(week, work, [all])).toEqual({ off: 1.5, pending: 0 });
  expect(daysOffIn(week, work, [{ ...all, isPending: true }])).toEqual({ off: 0, pending: 1.5 });
  const afternoon = {
    startDate: '2026-08-06',
    endDate: '2026-08-06',
    startHalf: 'PM' as const,
    isPending: false,
  };
  expect(daysOffIn(week, work, [afternoon])).toEqual({ off: 0.5, pending: 0 });
});

test('hours count as a share of the day, next to a half day of other time off', () => {
  const day = { startDate: '2026-08-06', endDate: '2026-08-06', isPending: false };
  const hour = { ...day, startHalf: 'AM', endHalf: 'AM', minutes: 60 } as const;
  expect(daysOffIn(week, work, [hour])).toEqual({ off: 0.13, pending: 0 });
  expect(daysOffIn(week, work, [{ ...hour, isPending: true }])).toEqual({ off: 0, pending: 0.13 });
  expect(daysOffIn(week, work, [hour, { ...day, startHalf: 'PM' }])).toEqual({ off: 0.63, pending: 0 });
  expect(daysOffIn(week, work, [{ ...hour, endHalf: 'PM', minutes: 300 }])).toEqual({
    off: 0.63,
    pending: 0,
  });
});

test('no day counts twice, whatever overlaps', () => {
  const span = fc.record({
    startDate: fc.constantFrom(...week),
    endDate: fc.constantFrom(...week),
    isPending: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), (spans) => {
      const { off, pending } = daysOffIn(week, work, spans);
      expect(off + pending).toBeLessThanOrEqual(1.5);
    }),
  );
});
