import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

interface RateLimit {
  /** The limit's name in the database. */
  name: string;
  /** Maximum uses per period. */
  times: number;
  periodSeconds: number;
}

interface Wait {
  retryAfterSeconds: number;
}

/** Counts a use of a limit. Returns the seconds to wait if it is exhausted. */
export type CountUse = (subject: string) => Promise<Wait | undefined>;

/** Counts a subject's distinct items per period. Returns the seconds to wait if the limit is exhausted. */
export type CountItem = (subject: string, item: string) => Promise<Wait | undefined>;

/** Creates an installation's limits. */
export interface RateLimits {
  ofUses(limit: RateLimit): CountUse;
  ofItems(limit: RateLimit): CountItem;
}

/** Creates limits with counts in the database. */
export function rateLimits(pool: pg.Pool): RateLimits {
  return {
    ofUses: (limit) => createRateLimit(pool, limit),
    ofItems: (limit) => createItemLimit(pool, limit),
  };
}

/** Counts uses in the database, so that the limit is shared by all instances; subjects are stored as hashes. */
function createRateLimit(pool: pg.Pool, limit: RateLimit): CountUse {
  const limiter = limiterOf(pool, limit);
  return async (subject) => {
    const { isRefused, millisecondsLeft } = await consume(limiter, hash(subject));
    return isRefused ? waitOf(millisecondsLeft) : undefined;
  };
}

/** Like `createRateLimit`, but counts distinct items of a subject. */
function createItemLimit(pool: pg.Pool, limit: RateLimit): CountItem {
  const subjects = limiterOf(pool, limit);
  const items = limiterOf(pool, { ...limit, name: `${limit.name}-item`, times: 1 });
  return async (subject, item) => {
    const itemKey = hash(`${subject}\n${item}`);
    if (await items.get(itemKey)) return undefined;
    const { isRefused, millisecondsLeft } = await consume(subjects, hash(subject));
    if (isRefused) return waitOf(millisecondsLeft);
    // An item is deleted together with its count.
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
  // A period ending later than one starting now was created while the clock was ahead.
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

/** The stored form of a limit's subject. */
export function limitedSubject(subject: string): string {
  return hash(subject);
}

function hash(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
