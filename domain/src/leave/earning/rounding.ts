import type { Rounding } from '../plans/policy.ts';
import type { Amount } from '../types/amount.ts';

// Earned amounts are sums of fractions: within this distance of a half or a whole, they count as one.
const tolerance = 1e-6;

/** The exact amount rounded to hundredths of a day or minutes; halves go up. */
export function roundInterim(exact: number): Amount {
  return toMultiple(exact, 1, 'NEAREST');
}

/** The exact total of a leave year, rounded by the policy. */
export function roundTotal(exact: number, rounding: Rounding | null): Amount {
  if (!rounding) return roundInterim(exact);
  const { to, mode } = rounding;
  if (mode !== 'UP_FROM_HALF') return toMultiple(exact, to, mode);
  const isFromHalf = exact - toMultiple(exact, to, 'DOWN') >= to / 2 - tolerance;
  return isFromHalf ? toMultiple(exact, to, 'UP') : roundInterim(exact);
}

function toMultiple(exact: number, to: Amount, mode: 'NEAREST' | 'UP' | 'DOWN'): Amount {
  const multiples = exact / to;
  // Rounding a small negative up gives -0, which would be shown with its sign.
  if (mode === 'UP') return Math.ceil(multiples - tolerance) * to + 0;
  return Math.floor(multiples + tolerance + (mode === 'NEAREST' ? 0.5 : 0)) * to;
}
