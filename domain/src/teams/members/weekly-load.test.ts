import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { daysOf } from '../../calendar/period.ts';
import { loadOn } from './allocation.ts';
import { loadStates } from './load-states.ts';
import { isOfLoad, weeklyLoads, weeksFrom } from './weekly-load.ts';

const monday = '2026-11-02';
const allocation = (allocationTenths: number, startDate: string, endDate?: string) => ({
  allocationTenths,
  startDate,
  endDate,
  isActive: true,
});

test('weeks are consecutive from the first day', () => {
  expect(weeksFrom(monday, 2)).toEqual([
    { startDate: '2026-11-02', endDate: '2026-11-08' },
    { startDate: '2026-11-09', endDate: '2026-11-15' },
  ]);
});

test('a week has the load of its fullest day, and null if the person is not employed', () => {
  const allocations = [
    allocation(400, '2026-01-01', '2026-11-10'),
    allocation(600, '2026-11-10'),
    { ...allocation(1000, '2026-01-01'), isActive: false },
  ];
  const employment = { employmentStart: '2026-11-04', employmentEnd: '2026-11-20' };
  expect(weeklyLoads(weeksFrom(monday, 4), allocations, employment)).toEqual([400, 1000, 600, null]);
});

test.each([
  [[1000, 1000], []],
  [[1000, 1001], ['over']],
  [[1000, 999], ['under']],
  [
    [0, 0],
    ['under', 'free'],
  ],
  [
    [0, null],
    ['under', 'free'],
  ],
  [[null, null], []],
  [
    [1200, 0],
    ['over', 'under'],
  ],
])('the weeks %j are %j', (loads, states) => {
  expect(loadStates.filter((state) => isOfLoad(loads, state))).toEqual(states);
});

test("no day of a week exceeds the week's load, and one reaches it", () => {
  const day = fc.integer({ min: 0, max: 60 }).map((count) => addDays('2026-10-20', count));
  const some = fc.record({
    allocationTenths: fc.integer({ min: 1, max: 1000 }),
    startDate: day,
    endDate: fc.option(day, { nil: undefined }),
    isActive: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 6 }), (allocations) => {
      fc.pre(allocations.every(({ startDate, endDate = '9999-01-01' }) => endDate >= startDate));
      const weeks = weeksFrom(monday, 4);
      for (const [index, load] of weeklyLoads(weeks, allocations, {}).entries()) {
        const week = weeks[index] ?? { startDate: monday, endDate: monday };
        expect(Math.max(...daysOf(week).map((date) => loadOn(date, allocations)))).toBe(load);
      }
    }),
  );
});
