import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import {
  type AlmanacProcess,
  authSecret,
  startAlmanacProcess,
} from '../../server/src/testing/almanac-process.ts';

type Pool = ReturnType<typeof createPool>;

/** A separate installation in a temporary folder that a drill can start, stop and break. */
export interface Installation {
  /** Starts it through npm, as in production, in its own process group. */
  start(): AlmanacProcess;
  /** Reads its database while it is stopped. */
  inspect<Found>(read: (pool: Pool) => Promise<Found>): Promise<Found>;
  /** The database's process id, from the embedded server's pid file. */
  databaseProcessId(): Promise<number>;
  close(): Promise<void>;
}

/** Sets up an installation with these environment variables. */
export async function setUpInstallation(variables: Record<string, string>): Promise<Installation> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-drill-'));
  const environment = { ...variables, AUTH_SECRET: authSecret, CALLS_PER_SECOND: '0' };
  const started: AlmanacProcess[] = [];

  async function inspect<Found>(read: (pool: Pool) => Promise<Found>): Promise<Found> {
    const postgres = await startEmbeddedPostgres({ dataDirectory });
    const pool = createPool(postgres.poolConfig);
    try {
      return await read(pool);
    } finally {
      await pool.end();
      await postgres.stop();
    }
  }

  return {
    start() {
      const almanac = startAlmanacProcess({ dataDirectory, environment, throughNpm: true });
      started.push(almanac);
      return almanac;
    },
    inspect,
    async databaseProcessId() {
      const text = await readFile(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8');
      return Number(text.split('\n')[0]);
    },
    async close() {
      for (const almanac of started) {
        almanac.signal('SIGKILL');
        await almanac.ended;
      }
      await rm(dataDirectory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
