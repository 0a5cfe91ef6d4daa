import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, latestDate } from '../../calendar/calendar-date.ts';
import { daysOf } from '../../calendar/period.ts';
import {
  type Allocation,
  allocationWarning,
  capacityExceeded,
  checkAllocation,
  checkWithinCapacity,
  fullestDay,
  loadOn,
  remainingCapacity,
} from './allocation.ts';

const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
const allocation = (percent: number, startDate: string, endDate?: string): Allocation => ({
  allocationTenths: percent * 10,
  startDate,
  endDate,
  isActive: true,
});

describe("a person's remaining capacity", () => {
  test('ten allocations of 10 % fill a person exactly', () => {
    const tens = Array.from({ length: 10 }, () => allocation(10, '2026-01-01'));
    expect(remainingCapacity(year, tens)).toBe(0);
    expect(remainingCapacity(year, tens.slice(1))).toBe(100);
  });

  test('consecutive allocations do not add up', () => {
    const halves = [allocation(60, '2026-01-01', '2026-03-31'), allocation(60, '2026-04-01')];
    expect(fullestDay(year, halves)).toEqual({ date: '2026-01-01', load: 600 });
  });

  test('the fullest day is the first of equally full ones', () => {
    const both = [allocation(40, '2026-02-01', '2026-06-30'), allocation(40, '2026-06-30')];
    expect(fullestDay(year, both)).toEqual({ date: '2026-06-30', load: 800 });
    expect(fullestDay({ startDate: '2026-07-01' }, both)).toEqual({ date: '2026-07-01', load: 400 });
  });

  test('inactive, past and future memberships do not count', () => {
    const others = [
      { ...allocation(90, '2026-01-01'), isActive: false },
      allocation(80, '2025-01-01', '2025-12-31'),
      allocation(70, '2027-01-01'),
    ];
    expect(remainingCapacity(year, others)).toBe(1000);
    expect(remainingCapacity({ startDate: '2026-01-01' }, others)).toBe(300);
  });

  test('an open end lasts to the end of the calendar', () => {
    expect(loadOn(latestDate, [allocation(50, '2026-01-01')])).toBe(500);
  });

  test('is never negative', () => {
    expect(remainingCapacity(year, [allocation(90, '2026-01-01'), allocation(90, '2026-01-01')])).toBe(0);
  });
});

describe('whether an allocation fits', () => {
  test.each([
    [10, 900, 'none'],
    [10.1, 900, 'Allocation exceeds available capacity (10% remaining)'],
    [100, 875, 'Allocation exceeds available capacity (12.5% remaining)'],
    [0.1, 1000, 'Allocation exceeds available capacity (0% remaining)'],
  ])('%d %% beside %d tenths: %s', (percent, taken, sentence) => {
    const others = [{ ...allocation(0, '2026-01-01'), allocationTenths: taken }];
    const decision = checkAllocation(allocation(percent, '2026-06-01'), others);
    expect(decision.refused ? decision.issues : 'none').toEqual(
      sentence === 'none' ? sentence : [{ path: 'allocationPercent', message: sentence }],
    );
  });

  test('an inactive one always fits', () => {
    const wanted = { ...allocation(100, '2026-01-01'), isActive: false };
    expect(checkAllocation(wanted, [allocation(100, '2026-01-01')]).refused).toBe(false);
  });
});

test.each([
  [799, undefined],
  [800, 'Mia is allocated 80% on Mon 2 Mar 2026, their fullest day in this period'],
  [999, 'Mia is allocated 99.9% on Mon 2 Mar 2026, their fullest day in this period'],
])('a fullest day of %d tenths warns: %s', (load, sentence) => {
  expect(allocationWarning('Mia', { date: '2026-03-02', load })).toEqual(sentence);
});

describe('compared with checking each day', () => {
  const dates = fc.integer({ min: 0, max: 40 }).map((day) => addDays('2026-01-01', day));
  const lengths = fc.integer({ min: 0, max: 20 });
  const allocations = fc.array(
    fc
      .record({
        allocationTenths: fc.integer({ min: 1, max: 1000 }),
        startDate: dates,
        length: fc.option(lengths, { nil: undefined }),
        isActive: fc.boolean(),
      })
      .map(({ length, ...rest }) => ({
        ...rest,
        endDate: length === undefined ? undefined : addDays(rest.startDate, length),
      })),
    { maxLength: 8 },
  );
  const periods = fc.record({ startDate: dates, length: lengths }).map(({ startDate, length }) => ({
    startDate,
    endDate: addDays(startDate, length),
  }));
  const naiveLoad = (day: string, all: readonly Allocation[]) => {
    let load = 0;
    for (const { isActive, startDate, endDate, allocationTenths } of all) {
      if (isActive && startDate <= day && (!endDate || day <= endDate)) load += allocationTenths;
    }
    return load;
  };

  test('the fullest day is one of the fullest', () => {
    fc.assert(
      fc.property(periods, allocations, (period, all) => {
        const loads = daysOf(period).map((date) => ({ date, load: naiveLoad(date, all) }));
        const most = Math.max(...loads.map(({ load }) => load));
        expect(fullestDay(period, all)).toEqual(loads.find(({ load }) => load === most));
      }),
    );
  });

  test("an allocation that fits leaves no day above 100 %, and one that doesn't would", () => {
    fc.assert(
      fc.property(periods, fc.integer({ min: 1, max: 1000 }), allocations, (period, tenths, others) => {
        const wanted = { ...period, allocationTenths: tenths, isActive: true };
        const isTooMuch = daysOf(period).some((date) => naiveLoad(date, [...others, wanted]) > 1000);
        expect(checkAllocation(wanted, others).refused).toBe(isTooMuch);
        expect(checkWithinCapacity(tenths, remainingCapacity(period, others)).refused).toBe(isTooMuch);
      }),
    );
  });
});

test('remaining capacity is in percent', () => {
  expect(capacityExceeded(125)).toEqual('Allocation exceeds available capacity (12.5% remaining)');
  expect(capacityExceeded(0)).toEqual('Allocation exceeds available capacity (0% remaining)');
});
