import { expect, test } from 'vitest';
import { awayFilters, shownDays } from './away-filters.ts';

test.each([
  ['', { startDate: '2026-11-25', endDate: '2026-12-05' }],
  ['month=2027-02', { startDate: '2027-02-01', endDate: '2027-02-28' }],
  ['view=calendar', { startDate: '2026-11-01', endDate: '2026-12-05' }],
  ['view=calendar&month=2027-02', { startDate: '2027-01-31', endDate: '2027-03-06' }],
  ['month=soon', { startDate: '2026-11-25', endDate: '2026-12-05' }],
])(
  "Such as '2026-08'. Without it, the agenda shows today, this week and the next, and the calendar this month.",
  (address, expected) => {
    expect(shownDays(awayFilters.read(new URLSearchParams(address)), '2026-11-25', 0)).toEqual(expected);
  },
);
