import { expect, test } from 'vitest';
import { balanceText } from './recalculation-words.ts';

test.each([
  [24, 'DAY', '24 days'],
  [1, 'DAY', '1 day'],
  [-1.79, 'DAY', '−1.79 days'],
  [7.5, 'HOUR', '7.5 h'],
] as const)('%s %s reads %s', (amount, unit, text) => {
  expect(balanceText(amount, unit)).toBe(text);
});
