import type { Rounding } from '../leave/plans/policy.ts';
import type { Amount } from '../leave/types/amount.ts';

/** An exact fraction with a positive bottom. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

export const nothing: Fraction = { top: 0n, bottom: 1n };

export function fraction(top: number, bottom = 1): Fraction {
  return reduced(BigInt(top), BigInt(bottom));
}

export function plus(one: Fraction, other: Fraction): Fraction {
  return reduced(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);
}

export function times(one: Fraction, other: Fraction): Fraction {
  return reduced(one.top * other.top, one.bottom * other.bottom);
}

export function over(one: Fraction, other: Fraction): Fraction {
  return times(one, { top: other.bottom, bottom: other.top });
}

/** Rounds to hundredths of a day or minutes; halves go up. */
export function toWhole(exact: Fraction): Amount {
  return floor(plus(exact, fraction(1, 2)));
}

/** Rounds as the policy does; without a rounding to hundredths of a day or minutes. */
export function roundedBy(rounding: Rounding | null, exact: Fraction): Amount {
  if (!rounding) return toWhole(exact);
  const { to, mode } = rounding;
  const multiples = times(exact, fraction(1, to));
  const down = floor(multiples);
  const up = -floor({ top: -multiples.top, bottom: multiples.bottom });
  const fromHalf = floor(plus(multiples, fraction(1, 2)));
  if (mode === 'DOWN') return down * to;
  if (mode === 'UP') return up * to;
  if (mode === 'NEAREST') return fromHalf * to;
  return fromHalf > down ? up * to : toWhole(exact);
}

function floor({ top, bottom }: Fraction): number {
  const whole = top / bottom;
  return Number(top < 0n && whole * bottom !== top ? whole - 1n : whole);
}

function reduced(top: bigint, bottom: bigint): Fraction {
  let [divisor, rest] = [top < 0n ? -top : top, bottom];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return { top: top / divisor, bottom: bottom / divisor };
}
