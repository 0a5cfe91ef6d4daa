import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { NewsHearer } from '../news/news-listener.ts';
import { sealWaiting } from './store.ts';

export interface Sealer {
  /** Seals new entries after a second, so that one seal covers the entries of that second. */
  wake(): void;
  stop(): Promise<void>;
}

const gatheringMilliseconds = 1000;
// Covers notifications lost with an instance that died while sealing.
const longestRestMilliseconds = 60_000;
const batchSize = 2000;

/**
 * Seals new audit entries when woken, and earlier ones at the start. Every instance runs one; a lock lets one work at a
 * time. The log line has the end of the chain, which operators can store elsewhere.
 */
export function startSealer(database: Database, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Sealer {
  const stopping = new AbortController();
  let rest = new AbortController();

  async function sealAll(): Promise<void> {
    for (let isMore = true; isMore && !stopping.signal.aborted; ) {
      const done = await sealWaiting(database, batchSize);
      if (done) log.info({ ...done }, 'The audit log is sealed');
      isMore = done?.sealed === batchSize;
    }
  }

  async function keepSealing(): Promise<void> {
    while (!stopping.signal.aborted) {
      rest = new AbortController();
      const signal = AbortSignal.any([stopping.signal, rest.signal]);
      await sealAll().catch((error: unknown) => log.warn({ err: error }, 'Could not seal the audit log'));
      await pause(longestRestMilliseconds, undefined, { signal }).catch(() => undefined);
      await pause(gatheringMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const sealing = keepSealing();
  return {
    wake: () => rest.abort(),
    async stop() {
      stopping.abort();
      await sealing;
    },
  };
}

/** Wakes the sealer when audit entries may have been added, and passes on all other news. */
export function wakingHearer(hearer: NewsHearer, sealer: Pick<Sealer, 'wake'>): NewsHearer {
  return {
    onNews(news) {
      if (news.topic === 'audit') sealer.wake();
      else hearer.onNews(news);
    },
    onGap() {
      sealer.wake();
      hearer.onGap();
    },
  };
}
