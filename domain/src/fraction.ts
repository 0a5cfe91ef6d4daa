/** An exact share, such as 60 of 480 minutes: never negative, in lowest terms. */
export interface Fraction {
  part: bigint;
  of: bigint;
}

export const zero: Fraction = { part: 0n, of: 1n };

/** The share of two whole numbers; `of` is positive. */
export function fraction(part: number, of = 1): Fraction {
  return reduced(BigInt(part), BigInt(of));
}

/** The exact sum of the shares. */
export function sumOfFractions(shares: readonly Fraction[]): Fraction {
  // There are few distinct denominators, so equal ones are added first.
  const parts = new Map<bigint, bigint>();
  for (const { part, of } of shares) parts.set(of, (parts.get(of) ?? 0n) + part);
  let sum = zero;
  for (const [of, part] of parts) sum = reduced(sum.part * of + part * sum.of, sum.of * of);
  return sum;
}

/** The product of two shares. */
export function timesFraction(one: Fraction, other: Fraction): Fraction {
  return reduced(one.part * other.part, one.of * other.of);
}

/** Whether the first share is more than the second. */
export function isMoreThan(one: Fraction, other: Fraction): boolean {
  return one.part * other.of > other.part * one.of;
}

/** The smaller of two shares. */
export function lesserOf(one: Fraction, other: Fraction): Fraction {
  return isMoreThan(one, other) ? other : one;
}

/** The share rounded to the number of decimals; halves are rounded up. */
export function roundedTo(decimals: number, { part, of }: Fraction): number {
  const scale = 10n ** BigInt(decimals);
  return Number((part * scale * 2n + of) / (of * 2n)) / Number(scale);
}

function reduced(part: bigint, of: bigint): Fraction {
  let [divisor, rest] = [of, part];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return { part: part / divisor, of: of / divisor };
}
