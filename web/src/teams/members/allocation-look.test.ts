import { expect, test } from 'vitest';
import { allocationTone, barTone } from './allocation-look.ts';

test.each([
  [0, 'allocation-light'],
  [39.9, 'allocation-light'],
  [40, 'allocation-medium'],
  [59.9, 'allocation-medium'],
  [60, 'allocation-high'],
  [79.9, 'allocation-high'],
  [80, 'allocation-full'],
  [100, 'allocation-full'],
])('an allocation of %d percent looks %s', (percent, tone) => {
  expect(allocationTone(percent)).toBe(tone);
});

test.each([
  [0, 'success'],
  [49.9, 'success'],
  [50, 'warning'],
  [74.9, 'warning'],
  [75, 'danger'],
  [150, 'danger'],
])('a bar of %d percent looks %s', (percent, tone) => {
  expect(barTone(percent)).toBe(tone);
});
