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

/** An installation of its own, in a temporary folder, for a drill to start, stop and break. */
export interface Workplace {
  /** Starts it through npm, as an installation does, in a process group of its own. */
  start(): AlmanacProcess;
  /** Looks into its database while it does not run. */
  inspect<Found>(look: (pool: Pool) => Promise<Found>): Promise<Found>;
  /** The process of its database; the embedded one writes it down. */
  databaseProcessId(): Promise<number>;
  close(): Promise<void>;
}

/** Sets up an installation with the variables. */
export async function setUpWorkplace(variables: Record<string, string>): Promise<Workplace> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-drill-'));
  const environment = { ...variables, AUTH_SECRET: authSecret, CALLS_PER_SECOND: '0' };
  const started: AlmanacProcess[] = [];

  async function inspect<Found>(look: (pool: Pool) => Promise<Found>): Promise<Found> {
    const postgres = await startEmbeddedPostgres({ dataDirectory });
    const pool = createPool(postgres.poolConfig);
    try {
      return await look(pool);
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
