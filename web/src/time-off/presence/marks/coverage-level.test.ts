import { expect, test } from 'vitest';
import { coverageLevel } from './coverage-level.ts';

test.each([
  [0, 3, 'usual'],
  [1, 2, 'usual'],
  [2, 3, 'low'],
  [1, 5000, 'usual'],
  [3, 4, 'critical'],
  [0, 0, 'usual'],
] as const)('%i of %i away is %s', (away, people, level) => {
  expect(coverageLevel(away, people)).toBe(level);
});
