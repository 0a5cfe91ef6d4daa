import { expect, test } from 'vitest';
import { protectedMonths, protectsUntilNextYear } from './leave-protection.ts';

test.each([
  [{ monthsAfterYear: 15 }, 15, false],
  [{ until: 'NEXT_YEAR' }, undefined, true],
  [null, undefined, false],
  [undefined, undefined, false],
] as const)('%j protects for %s months, until the next year: %s', (protection, months, isUntilNextYear) => {
  expect(protectedMonths(protection)).toBe(months);
  expect(protectsUntilNextYear(protection)).toBe(isUntilNextYear);
});
