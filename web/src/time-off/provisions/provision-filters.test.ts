import { expect, test } from 'vitest';
import { provisionFilters, shownDay } from './provision-filters.ts';

test.each([
  ['', '2026-10-31'],
  ['on=2026-12-31', '2026-12-31'],
  ['on=1900-01-01', '2026-10-31'],
  ['on=tomorrow', '2026-10-31'],
])('the day of ?%s is %s', (address, day) => {
  expect(shownDay(provisionFilters.read(new URLSearchParams(address)), '2026-11-27')).toBe(day);
});
