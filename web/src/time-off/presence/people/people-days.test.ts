import { daysOf, includes } from '@almanac/domain/calendar/period';
import { expect, test } from 'vitest';
import { cellAfterKey, monthsIn, periodOfSpan, stretchesIn } from './people-days.ts';

const august = { startDate: '2026-08-01', endDate: '2026-08-31' };
const third = { startDate: '2026-08-03', endDate: '2026-08-03' };

test('a quarter is the shown month and the two after it', () => {
  expect(periodOfSpan(august, 'month')).toEqual(august);
  expect(periodOfSpan(august, 'quarter')).toEqual({ startDate: '2026-08-01', endDate: '2026-10-31' });
});

test('the months of a quarter stand above their own days', () => {
  expect(monthsIn(daysOf(periodOfSpan(august, 'quarter')))).toEqual([
    { date: '2026-08-01', first: 0, days: 31 },
    { date: '2026-09-01', first: 31, days: 30 },
    { date: '2026-10-01', first: 61, days: 31 },
  ]);
});

test.each([
  ['a day', third, 2, 1],
  ['a morning', { ...third, endHalf: 'AM' as const }, 2, 0.5],
  ['an afternoon', { ...third, startHalf: 'PM' as const }, 2.5, 0.5],
  [
    'an entry that began before',
    { startDate: '2026-07-20', endDate: '2026-08-02', startHalf: 'PM' as const },
    0,
    2,
  ],
  [
    'an entry that continues after',
    { startDate: '2026-08-31', endDate: '2026-09-04', endHalf: 'AM' as const },
    30,
    1,
  ],
])('%s is drawn in its days', (_what, span, start, days) => {
  expect(stretchesIn(august, span)).toMatchObject([{ start, days }]);
});

test('a bar shows that it continues outside the period; entries elsewhere have none', () => {
  const long = { startDate: '2026-07-01', endDate: '2026-12-31' };
  expect(stretchesIn(august, long)).toEqual([{ start: 0, days: 31, isOpenBefore: true, isOpenAfter: true }]);
  expect(stretchesIn(august, { startDate: '2026-09-01', endDate: '2026-09-04' })).toEqual([]);
});

test('free days split a bar, and an entry on free days alone is drawn', () => {
  const span = { startDate: '2026-08-03', endDate: '2026-08-11', endHalf: 'AM' as const };
  const isFree = (date: string) => ['2026-08-08', '2026-08-09'].includes(date);
  expect(stretchesIn(august, span, isFree)).toMatchObject([
    { start: 2, days: 5 },
    { start: 9, days: 1.5 },
  ]);
  expect(stretchesIn(august, { startDate: '2026-08-08', endDate: '2026-08-08' }, isFree)).toMatchObject([
    { start: 7, days: 1 },
  ]);
});

const bounds = { ...august, rows: 3 };
const cell = { row: 1, date: '2026-08-15' };

test.each([
  ['ArrowLeft', false, { row: 1, date: '2026-08-14' }],
  ['ArrowRight', false, { row: 1, date: '2026-08-16' }],
  ['ArrowUp', false, { row: 0, date: '2026-08-15' }],
  ['ArrowDown', false, { row: 2, date: '2026-08-15' }],
  ['Home', false, { row: 1, date: '2026-08-01' }],
  ['End', false, { row: 1, date: '2026-08-31' }],
  ['Home', true, { row: 0, date: '2026-08-01' }],
  ['End', true, { row: 2, date: '2026-08-31' }],
  ['PageUp', false, { row: 1, date: '2026-07-15' }],
  ['PageDown', false, { row: 1, date: '2026-09-15' }],
])('%s (far: %s) moves to the cell', (key, isFar, target) => {
  expect(cellAfterKey(key, isFar, cell, bounds)).toEqual(target);
});

test("no key moves past the first or last person, and other keys don't move", () => {
  for (const date of daysOf(third).filter((day) => includes(august, day))) {
    expect(cellAfterKey('ArrowUp', false, { row: 0, date }, bounds)?.row).toBe(0);
    expect(cellAfterKey('ArrowDown', false, { row: 2, date }, bounds)?.row).toBe(2);
  }
  expect(cellAfterKey('Enter', false, cell, bounds)).toBeUndefined();
});
