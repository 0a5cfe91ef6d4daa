import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWholeAmount, leaveUnits, numberOf } from './amount.ts';
import { wholeAmountFault } from './amount-fault.ts';

test.each([
  [12.5, 'DAY', true],
  [0.01, 'DAY', true],
  [0.1 + 0.2, 'DAY', true],
  [0.001, 'DAY', false],
  [1.005, 'DAY', false],
  [7.5, 'HOUR', true],
  [22 / 3, 'HOUR', true],
  [7.33, 'HOUR', false],
] as const)('%s of %s is whole: %s', (number, unit, isWhole) => {
  expect(isWholeAmount(number, unit)).toBe(isWhole);
});

test('converting an amount to a number and back is lossless', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(amount, fc.constantFrom(...leaveUnits), (whole, unit) => {
      expect(isWholeAmount(numberOf(whole, unit), unit)).toBe(true);
    }),
  );
});

test('the message names the precision of the unit', () => {
  expect(wholeAmountFault('Amount', 'DAY')).toEqual('Amount must have at most two decimals');
  expect(wholeAmountFault('Amount', 'HOUR')).toEqual('Amount must be in whole minutes');
});
