import { expect, test } from 'vitest';
import { reportedDay, sicknessFilters } from './sickness-filters.ts';

test('the report is of today, unless the address names a day', () => {
  const read = (address: string) =>
    reportedDay(sicknessFilters.read(new URLSearchParams(address)), '2026-11-27');
  expect(read('')).toBe('2026-11-27');
  expect(read('on=2026-06-30')).toBe('2026-06-30');
  expect(read('on=1900-01-01')).toBe('2026-11-27');
});
