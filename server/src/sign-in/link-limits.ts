import type { CountUse, RateLimit } from '../platform/rate-limit.ts';

/** How often sign-in links may be asked for, by what is counted. */
export interface LinkLimits {
  perEmail: CountUse;
  perCaller: CountUse;
}

const periodSeconds = 15 * 60;

export function linkLimits(createRateLimit: (limit: RateLimit) => CountUse): LinkLimits {
  return {
    perEmail: createRateLimit({ name: 'link-email', times: 5, periodSeconds }),
    perCaller: createRateLimit({ name: 'link-caller', times: 100, periodSeconds }),
  };
}
