import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimit {
  /** Names the limit in the database. */
  name: string;
  /** How many times in the period. */
  times: number;
  periodSeconds: number;
}

/** Counts one more use of a limit; returns the seconds to wait where it is used up. */
export type CountUse = (subject: string) => Promise<{ retryAfterSeconds: number } | undefined>;

/** Counts uses in the database, so that the limit holds over every instance; subjects are kept as hashes. */
export function createRateLimit(pool: pg.Pool, { name, times, periodSeconds }: RateLimit): CountUse {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: times,
    duration: periodSeconds,
  });
  return async (subject) => {
    try {
      await limiter.consume(createHash('sha256').update(subject).digest('base64url'));
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return { retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
    }
  };
}
