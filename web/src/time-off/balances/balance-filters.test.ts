import { expect, test } from 'vitest';
import { balanceFilters, linesAddress } from './balance-filters.ts';

test('a number of the balance leads to its lines, and the page finds them in the address', () => {
  expect(linesAddress('VACATION')).toBe('/balance?type=VACATION');
  expect(linesAddress('SICK_LEAVE', 'taken', 'ann')).toBe('/balance/ann?type=SICK_LEAVE&lines=taken');
  const address = new URLSearchParams('type=VACATION&on=2026-08-31&lines=pending');
  expect(balanceFilters.read(address)).toEqual({ type: 'VACATION', on: '2026-08-31', lines: 'pending' });
});

test('what the page does not know is passed over', () => {
  const address = new URLSearchParams('on=2026-02-30&lines=stolen');
  expect(balanceFilters.read(address)).toEqual({ type: undefined, on: undefined, lines: undefined });
});
