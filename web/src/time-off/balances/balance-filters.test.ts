import { expect, test } from 'vitest';
import { balanceFilters, linesAddress } from './balance-filters.ts';

test('a number of the balance links to its lines, which the page reads from the address', () => {
  expect(linesAddress('VACATION')).toBe('/balance?type=VACATION');
  expect(linesAddress('SICK_LEAVE', 'taken', 'ann')).toBe('/balance/ann?type=SICK_LEAVE&lines=taken');
  const address = new URLSearchParams('type=VACATION&on=2026-08-31&lines=pending');
  expect(balanceFilters.read(address)).toEqual({ type: 'VACATION', on: '2026-08-31', lines: 'pending' });
});

test('unknown parameters are ignored', () => {
  const address = new URLSearchParams('on=2026-02-30&lines=stolen');
  expect(balanceFilters.read(address)).toEqual({ type: undefined, on: undefined, lines: undefined });
});
