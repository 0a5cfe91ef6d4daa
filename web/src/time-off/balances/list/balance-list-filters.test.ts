import { expect, test } from 'vitest';
import {
  balanceListFilters,
  balanceListInput,
  directionOf,
  nextOrder,
  orderOptions,
} from './balance-list-filters.ts';

test('a heading sorts names ascending and days descending, and reverses when pressed again', () => {
  expect(nextOrder('left-asc', 'name')).toBe('name-asc');
  expect(nextOrder('name-asc', 'name')).toBe('name-desc');
  expect(nextOrder('name-asc', 'left')).toBe('left-desc');
  expect(nextOrder('left-desc', 'left')).toBe('left-asc');
  expect(nextOrder('left-asc', 'left')).toBe('left-desc');
  expect([directionOf('left-asc', 'left'), directionOf('left-asc', 'used')]).toEqual([
    'ascending',
    undefined,
  ]);
});

test('the address omits the defaults and ignores unknown values', () => {
  const { read, write, fallback } = balanceListFilters;
  expect(fallback.order).toBe('name-asc');
  for (const { id } of orderOptions()) {
    const address = write(new URLSearchParams(), { ...fallback, order: id });
    expect(read(address).order).toBe(id);
  }
  expect(balanceListInput(read(new URLSearchParams('taken=too-little')))).toMatchObject({
    notEnough: 'true',
  });
  expect(read(new URLSearchParams('sort=wealth')).order).toBe('name-asc');
  expect(balanceListInput({ ...fallback, search: 'lena', order: 'sick-desc' })).toEqual({
    search: 'lena',
    sortBy: 'sick',
    sortOrder: 'desc',
  });
});
