import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, comparisonOf, percentile, rounded, tableOf } from './figures.ts';

const cell: Cell = {
  people: 500,
  job: 'users',
  connections: 10,
  perSecond: 400,
  p50: 20,
  p99: 60,
  kilobytes: 12.34,
  processorMilliseconds: 2.5,
  processors: 0.987,
  databaseMilliseconds: 1.25,
};

test('a percentile is one of the numbers, with that share of them not larger', () => {
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

test('percentiles of 1 to 100 are the numbers themselves, and of no numbers 0', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100]);
  expect(percentile([], 0.5)).toBe(0);
});

test('figures have three significant digits', () => {
  expect([0.012_345, 1.2345, 12.345, 1234.5].map(rounded)).toEqual([0.0123, 1.23, 12.3, 1235]);
});

test('a table row shows a cell', () => {
  expect(tableOf([cell])).toEqual({
    'users × 10': {
      'a second': 400,
      'p50 ms': 20,
      'p99 ms': 60,
      kB: 12.3,
      'CPU ms': 2.5,
      'CPU %': 99,
      'DB ms': 1.25,
    },
  });
});

test('later figures are shown as ratios to earlier ones', () => {
  const later = { ...cell, perSecond: 1200, p50: 10, p99: 15 };
  expect(comparisonOf([cell], [later])).toEqual({
    '500 people: users × 10': {
      'a second ×': 3,
      'p50 ×': 0.5,
      'p99 ×': 0.25,
      'kB ×': 1,
      'CPU ms ×': 1,
      'DB ms ×': 1,
    },
  });
});

test('cells measured only once are not compared', () => {
  expect(comparisonOf([cell], [{ ...cell, people: 5000 }])).toEqual({});
  expect(comparisonOf([], [cell])).toEqual({});
});
