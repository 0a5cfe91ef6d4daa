import { expect, test } from 'vitest';
import { awayFilters, shownDays } from './away-filters.ts';

test.each([
  ['', { startDate: '2026-11-25', endDate: '2026-12-05' }],
  ['month=2027-02', { startDate: '2027-02-01', endDate: '2027-02-28' }],
  ['view=calendar', { startDate: '2026-11-01', endDate: '2026-12-05' }],
  ['view=calendar&month=2027-02', { startDate: '2027-01-31', endDate: '2027-03-06' }],
  ['day=2026-11-23', { startDate: '2026-11-23', endDate: '2026-11-23' }],
  ['view=calendar&day=2026-11-23', { startDate: '2026-11-01', endDate: '2026-12-05' }],
  ['month=soon', { startDate: '2026-11-25', endDate: '2026-12-05' }],
])('%s: the day, the month, or the coming days; the calendar shows whole weeks', (address, expected) => {
  expect(shownDays(awayFilters.read(new URLSearchParams(address)), '2026-11-25', 0)).toEqual(expected);
});
