import type { CountItem, CountUse, RateLimits } from '../platform/rate-limit.ts';

/** Rate limits of sign-in link requests. */
export interface LinkLimits {
  perPerson: CountUse;
  /** Counts distinct people per client address: an office behind one address signs in at once. */
  perCaller: CountItem;
}

const periodSeconds = 15 * 60;

export function linkLimits(limits: RateLimits): LinkLimits {
  return {
    perPerson: limits.ofUses({ name: 'link-email', times: 5, periodSeconds }),
    perCaller: limits.ofItems({ name: 'link-caller', times: 100, periodSeconds }),
  };
}
