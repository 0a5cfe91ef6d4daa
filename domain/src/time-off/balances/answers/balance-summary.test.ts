import { expect, test } from 'vitest';
import { balanceSummary, comparedAmount, inOrderOfBalance } from './balance-summary.ts';

const vacation = (left: number | null, used = 0) => ({
  unit: 'DAY' as const,
  total: 24,
  used,
  pending: 0,
  left,
  carried: 0,
});
const few = { name: 'few', vacation: vacation(2, 22) };
const many = { name: 'many', vacation: vacation(20, 4) };
const same = { name: 'same', vacation: vacation(20, 4) };
const unlimited = { name: 'unlimited', vacation: vacation(null, 1) };
const none = { name: 'none', sick: { ...vacation(null), used: 3 } };

test('people without an account come last in either direction, and equal ones keep their order', () => {
  const rows = [none, many, unlimited, few, same];
  const names = (order: 'asc' | 'desc') => inOrderOfBalance(rows, 'left', order).map(({ name }) => name);
  expect(names('asc')).toEqual(['few', 'many', 'same', 'unlimited', 'none']);
  expect(names('desc')).toEqual(['unlimited', 'many', 'same', 'few', 'none']);
});

test('vacation is compared, and the sick leave taken', () => {
  expect(comparedAmount(few, 'used')).toBe(22);
  expect(comparedAmount(unlimited, 'left')).toBe(Number.POSITIVE_INFINITY);
  expect(comparedAmount(none, 'sick')).toBe(3);
  expect(comparedAmount(none, 'carried')).toBeUndefined();
});

test('without an account nothing is compared', () => {
  expect(balanceSummary(undefined, '2026-08-03')).toBeUndefined();
});
