import { type Fraction, fraction } from './fraction.ts';

/** A share of a department's people. */
export const capacityShares = ['QUARTER', 'THIRD', 'HALF', 'TWO_THIRDS', 'THREE_QUARTERS'] as const;
export type CapacityShare = (typeof capacityShares)[number];

/** The specification's limit: a department is short of people if more are away. */
export const standardLimit: CapacityShare = 'TWO_THIRDS';

const fractions: Record<CapacityShare, Fraction> = {
  QUARTER: fraction(1, 4),
  THIRD: fraction(1, 3),
  HALF: fraction(1, 2),
  TWO_THIRDS: fraction(2, 3),
  THREE_QUARTERS: fraction(3, 4),
};

/** The share as an exact number. */
export function shareOf(share: CapacityShare): Fraction {
  return fractions[share];
}
