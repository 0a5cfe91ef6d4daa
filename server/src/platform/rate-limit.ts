import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

interface RateLimit {
  /** Names the limit in the database. */
  name: string;
  /** How many times in the period. */
  times: number;
  periodSeconds: number;
}

interface Wait {
  retryAfterSeconds: number;
}

/** Counts one more use of a limit; returns the seconds to wait where it is used up. */
export type CountUse = (subject: string) => Promise<Wait | undefined>;

/** Counts an item of a subject, each one once in the period; returns the seconds to wait where the limit is used up. */
export type CountItem = (subject: string, item: string) => Promise<Wait | undefined>;

/** Makes the limits of an installation. */
export interface RateLimits {
  ofUses(limit: RateLimit): CountUse;
  ofItems(limit: RateLimit): CountItem;
}

/** Makes limits whose counts are kept in the database. */
export function rateLimits(pool: pg.Pool): RateLimits {
  return {
    ofUses: (limit) => createRateLimit(pool, limit),
    ofItems: (limit) => createItemLimit(pool, limit),
  };
}

/** Counts uses in the database, so that the limit holds over every instance; subjects are kept as hashes. */
function createRateLimit(pool: pg.Pool, limit: RateLimit): CountUse {
  const limiter = limiterOf(pool, limit);
  return async (subject) => {
    const { isRefused, millisecondsLeft } = await consume(limiter, hash(subject));
    return isRefused ? waitOf(millisecondsLeft) : undefined;
  };
}

/** Like `createRateLimit`, but counts how many different items a subject uses. */
function createItemLimit(pool: pg.Pool, limit: RateLimit): CountItem {
  const subjects = limiterOf(pool, limit);
  const items = limiterOf(pool, { ...limit, name: `${limit.name}-item`, times: 1 });
  return async (subject, item) => {
    const itemKey = hash(`${subject}\n${item}`);
    if (await items.get(itemKey)) return undefined;
    const { isRefused, millisecondsLeft } = await consume(subjects, hash(subject));
    if (isRefused) return waitOf(millisecondsLeft);
    // An item is forgotten together with the count that it is part of.
    const customDuration = Math.max(1, Math.ceil(millisecondsLeft / 1000));
    const again = await consume(items, itemKey, { customDuration });
    if (again.isRefused) await subjects.reward(hash(subject), 1);
    return undefined;
  };
}

function limiterOf(pool: pg.Pool, { name, times, periodSeconds }: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: times,
    duration: periodSeconds,
  });
}

async function consume(limiter: RateLimiterPostgres, key: string, options: { customDuration?: number } = {}) {
  const { isRefused, millisecondsLeft } = await consumeOnce(limiter, key, options);
  // A period that ends later than one that begins was counted while the clock was ahead.
  if (millisecondsLeft <= limiter.duration * 1000) return { isRefused, millisecondsLeft };
  await limiter.delete(key);
  return consumeOnce(limiter, key, options);
}

async function consumeOnce(limiter: RateLimiterPostgres, key: string, options: { customDuration?: number }) {
  try {
    const { msBeforeNext } = await limiter.consume(key, 1, options);
    return { isRefused: false, millisecondsLeft: msBeforeNext };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { isRefused: true, millisecondsLeft: error.msBeforeNext };
  }
}

function waitOf(milliseconds: number): Wait {
  return { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
}

/** The subject of a limit as it is kept. */
export function limitedSubject(subject: string): string {
  return hash(subject);
}

function hash(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
