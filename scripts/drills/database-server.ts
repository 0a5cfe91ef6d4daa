import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, removeTimeLimits } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import {
  type AlmanacProcess,
  onDatabase,
  startAlmanacProcess,
} from '../../server/src/testing/almanac-process.ts';

type Pool = ReturnType<typeof createPool>;

/** A separate PostgreSQL for several instances, as a company would run it. */
export interface DatabaseServer {
  environment: { DATABASE_URL: string; AUTH_SECRET: string };
  pool: Pool;
  /** The current server process. */
  readonly processId: number;
  /** Starts an instance on this server. */
  start(variables?: Record<string, string>): AlmanacProcess;
  close(): Promise<void>;
}

/** Starts an empty PostgreSQL in a temporary folder. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-drill-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory: folder });
  const pool = createPool({ ...postgres.poolConfig, application_name: 'drill', onConnect: removeTimeLimits });
  const environment = onDatabase(postgres.poolConfig);
  const started: AlmanacProcess[] = [];
  // PostgreSQL ends with this process, so its clients must too, even if a signal ends this process.
  const endAll = () => {
    for (const almanac of started) almanac.signal('SIGKILL');
  };
  process.once('exit', endAll);
  return {
    environment,
    pool,
    get processId() {
      return postgres.processId;
    },
    start(variables = {}) {
      const almanac = startAlmanacProcess({
        dataDirectory: join(folder, 'unused'),
        environment: { ...environment, ...variables },
      });
      started.push(almanac);
      return almanac;
    },
    async close() {
      process.off('exit', endAll);
      endAll();
      for (const almanac of started) await almanac.ended;
      await pool.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
