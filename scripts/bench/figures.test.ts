import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, comparisonOf, percentile, rounded, tableOf, weakPointsOf } from './figures.ts';

const cell: Cell = {
  people: 500,
  job: 'users',
  connections: 10,
  perSecond: 400,
  p50: 20,
  p99: 60,
  kilobytes: 12.34,
  statements: 3,
  processorMilliseconds: 2.5,
  processors: 0.987,
  databaseMilliseconds: 1.25,
  floor: { perSecond: 1000, p50: 9, p99: 30, kilobytes: 11 },
};

test('a percentile is one of the numbers, and so many of them are not larger', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1 });
  fc.assert(
    fc.property(numbers, fc.double({ min: 0.01, max: 1, noNaN: true }), (unsorted, share) => {
      const sorted = unsorted.toSorted((one, other) => one - other);
      const found = percentile(sorted, share);
      expect(sorted).toContain(found);
      expect(sorted.filter((number) => number <= found).length).toBeGreaterThanOrEqual(share * sorted.length);
      expect(sorted.filter((number) => number < found).length).toBeLessThan(share * sorted.length);
    }),
  );
});

test('the percentiles of a hundred numbers are themselves, and of none there is none', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100]);
  expect(percentile([], 0.5)).toBe(0);
});

test('figures have three digits that count', () => {
  expect([0.012_345, 1.2345, 12.345, 1234.5].map(rounded)).toEqual([0.0123, 1.23, 12.3, 1235]);
});

test('a line of the table tells a cell beside its floor', () => {
  expect(tableOf([cell])).toEqual({
    'users × 10': {
      'a second': 400,
      floor: 1000,
      '% of floor': 40,
      'p50 ms': 20,
      'p99 ms': 60,
      'floor p99': 30,
      kB: 12.3,
      statements: 3,
      'CPU ms': 2.5,
      'CPU %': 99,
      'DB ms': 1.25,
    },
  });
});

test('later figures are told as ratios of the earlier, beside the floor of each', () => {
  const floor = { ...cell.floor, perSecond: 2000 };
  const later = { ...cell, perSecond: 1200, p50: 10, p99: 15, statements: 2, floor };
  expect(comparisonOf([cell], [later])).toEqual({
    '500 people: users × 10': {
      'a second ×': 3,
      'beside its floor ×': 1.5,
      'p50 ×': 0.5,
      'p99 ×': 0.25,
      'kB ×': 1,
      statements: '3 → 2',
      'CPU ms ×': 1,
      'DB ms ×': 1,
    },
  });
});

test('what only one of both has measured is not compared', () => {
  expect(comparisonOf([cell], [{ ...cell, people: 5000 }])).toEqual({});
  expect(comparisonOf([], [cell])).toEqual({});
});

test('a call that a larger company slows down by more than 15 % is told', () => {
  const inLarge = (perSecond: number) => weakPointsOf([cell, { ...cell, people: 20_000, perSecond }]);
  expect(inLarge(341)).toEqual([]);
  expect(inLarge(339)).toEqual(['20000 people: users × 10 loses 15 % of its speed with 500']);
  expect(inLarge(100)).toEqual(['20000 people: users × 10 loses 75 % of its speed with 500']);
});

test('a call whose answer is longer may take longer, but not more so', () => {
  const longer = { ...cell, people: 20_000, kilobytes: 4 * cell.kilobytes };
  expect(weakPointsOf([cell, { ...longer, perSecond: 90 }])).toEqual([]);
  expect(weakPointsOf([cell, { ...longer, perSecond: 50 }])).toEqual([
    '20000 people: users × 10 loses 50 % of its speed with 500',
  ]);
});

test('of one size nothing is lost', () => {
  expect(weakPointsOf([cell])).toEqual([]);
  expect(weakPointsOf([])).toEqual([]);
});

test('with 50 connections, a p99 of more than four times the p50 is told', () => {
  const many = { ...cell, connections: 50 };
  expect(
    weakPointsOf([
      { ...many, p99: 80 },
      { ...cell, p99: 500 },
    ]),
  ).toEqual([]);
  expect(weakPointsOf([{ ...many, p99: 100 }])).toEqual([
    '500 people: users × 50 has a p99 of 5 times its p50',
  ]);
});
