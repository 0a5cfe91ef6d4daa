import { expect, test } from 'vitest';
import { askedReport, monthFilters, shownMonth } from './month-filters.ts';

const read = (address: string) => monthFilters.read(new URLSearchParams(address));

test('without filters the report is of this month, by sums', () => {
  const filters = read('');
  expect(shownMonth(filters, '2026-11-27')).toBe('2026-11-01');
  expect(askedReport(filters, '2026-11-27')).toEqual({ from: '2026-11-01', to: '2026-11-30', level: 'SUMS' });
});

test('the address names another month and level; unknown ones are ignored', () => {
  const filters = read('month=2026-02&level=DAYS&page=2');
  expect(askedReport(filters, '2026-11-27')).toMatchObject({
    from: '2026-02-01',
    to: '2026-02-28',
    level: 'DAYS',
  });
  expect(filters.page).toBe(2);
  expect(read('month=2026-13&level=WEEKS')).toMatchObject({ level: 'SUMS', month: undefined });
});
