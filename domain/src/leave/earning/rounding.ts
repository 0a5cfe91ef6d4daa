import type { Rounding } from '../plans/policy.ts';
import type { Amount } from '../types/amount.ts';

// What is earned is a sum of fractions: what lies this close to a half or to a whole is one.
const tolerance = 1e-6;

/** The exact amount to the hundredth of a day or the minute; a half goes up. */
export function roundInterim(exact: number): Amount {
  return toMultiple(exact, 1, 'NEAREST');
}

/** The exact total of a leave year as the policy rounds it. */
export function roundTotal(exact: number, rounding: Rounding | null): Amount {
  if (!rounding) return roundInterim(exact);
  const { to, mode } = rounding;
  if (mode !== 'UP_FROM_HALF') return toMultiple(exact, to, mode);
  const isFromHalf = exact - toMultiple(exact, to, 'DOWN') >= to / 2 - tolerance;
  return isFromHalf ? toMultiple(exact, to, 'UP') : roundInterim(exact);
}

function toMultiple(exact: number, to: Amount, mode: 'NEAREST' | 'UP' | 'DOWN'): Amount {
  const multiples = exact / to;
  // Rounded up, a little less than nothing is -0, which would be shown with its sign.
  if (mode === 'UP') return Math.ceil(multiples - tolerance) * to + 0;
  return Math.floor(multiples + tolerance + (mode === 'NEAREST' ? 0.5 : 0)) * to;
}
