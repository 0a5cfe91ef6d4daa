import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { sealWaiting } from './store.ts';

export interface Sealer {
  stop(): Promise<void>;
}

const sealMilliseconds = 2000;
const batchSize = 2000;

/**
 * Chains what was added to the audit log, some seconds after it was committed, so that no write waits for another. Each
 * instance tries, and one at a time does it. The log tells where the chain ends, for whoever wants to hold against it later.
 */
export function startSealer(database: Database, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Sealer {
  const stopping = new AbortController();

  async function sealAll(): Promise<void> {
    for (let isMore = true; isMore && !stopping.signal.aborted; ) {
      const done = await sealWaiting(database, batchSize);
      if (done) log.info({ ...done }, 'The audit log is sealed');
      isMore = done?.sealed === batchSize;
    }
  }

  async function keepSealing(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sealAll().catch((error: unknown) => log.warn({ err: error }, 'The audit log cannot be sealed'));
      await pause(sealMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const sealing = keepSealing();
  return {
    async stop() {
      stopping.abort();
      await sealing;
    },
  };
}
