import type pg from 'pg';
import { type CountItem, type CountUse, createItemLimit, createRateLimit } from '../platform/rate-limit.ts';

/** How often sign-in links may be asked for. */
export interface LinkLimits {
  perPerson: CountUse;
  /** Counts the different people whom a client address asks for: an office behind one address signs in at once. */
  perCaller: CountItem;
}

const periodSeconds = 15 * 60;

export function linkLimits(pool: pg.Pool): LinkLimits {
  return {
    perPerson: createRateLimit(pool, { name: 'link-email', times: 5, periodSeconds }),
    perCaller: createItemLimit(pool, { name: 'link-caller', times: 100, periodSeconds }),
  };
}
