import type pg from 'pg';
import { type CountUse, createRateLimit } from '../platform/rate-limit.ts';

/** How often sign-in links may be asked for, by what is counted. */
export interface LinkLimits {
  perEmail: CountUse;
  perCaller: CountUse;
}

const periodSeconds = 15 * 60;

export function linkLimits(pool: pg.Pool): LinkLimits {
  return {
    perEmail: createRateLimit(pool, { name: 'link-email', times: 5, periodSeconds }),
    perCaller: createRateLimit(pool, { name: 'link-caller', times: 100, periodSeconds }),
  };
}
