import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fraction,
  isMoreThan,
  lesserOf,
  roundedTo,
  sumOfFractions,
  timesFraction,
  zero,
} from './fraction.ts';

test('shares are added without drift and rounded once', () => {
  const tenths = Array.from({ length: 10 }, () => fraction(1, 10));
  expect(sumOfFractions(tenths)).toEqual(fraction(1));
  expect(sumOfFractions([fraction(1, 3), fraction(1, 6)])).toEqual(fraction(1, 2));
  expect(roundedTo(2, sumOfFractions([fraction(60, 480), fraction(60, 480)]))).toBe(0.25);
  expect(roundedTo(2, fraction(60, 480))).toBe(0.13);
  expect(roundedTo(2, fraction(1, 3))).toBe(0.33);
  expect(roundedTo(0, fraction(2, 3))).toBe(1);
  expect(sumOfFractions([])).toEqual(zero);
});

const anyFraction = fc
  .record({ part: fc.nat({ max: 1440 }), of: fc.integer({ min: 1, max: 1440 }) })
  .map(({ part, of }) => ({ part, of, share: fraction(part, of) }));

test('sums, products and comparisons match those of the numbers', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, (one, other) => {
      const sum = sumOfFractions([one.share, other.share]);
      expect(sum).toEqual(fraction(one.part * other.of + other.part * one.of, one.of * other.of));
      expect(timesFraction(one.share, other.share)).toEqual(
        fraction(one.part * other.part, one.of * other.of),
      );
      const isMore = one.part * other.of > other.part * one.of;
      expect(isMoreThan(one.share, other.share)).toBe(isMore);
      expect(lesserOf(one.share, other.share)).toEqual(isMore ? other.share : one.share);
    }),
  );
});

test('the order of the shares does not change their sum', () => {
  fc.assert(
    fc.property(fc.array(anyFraction, { maxLength: 12 }), (all) => {
      const shares = all.map(({ share }) => share);
      expect(sumOfFractions(shares)).toEqual(sumOfFractions(shares.toReversed()));
    }),
  );
});
