import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, takeAllTime } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import {
  type AlmanacProcess,
  onDatabase,
  startAlmanacProcess,
} from '../../server/src/testing/almanac-process.ts';

type Pool = ReturnType<typeof createPool>;

/** A PostgreSQL beside the product, as a company runs one, for several instances. */
export interface DatabaseServer {
  environment: { DATABASE_URL: string; AUTH_SECRET: string };
  pool: Pool;
  /** The server process of this moment. */
  readonly processId: number;
  /** Takes it away, until it is brought back. */
  takeAway(): Promise<void>;
  bringBack(): Promise<void>;
  /** Starts an instance on it. */
  start(variables?: Record<string, string>): AlmanacProcess;
  /** The address of a further, empty database. */
  createDatabase(name: string): Promise<{ url: string; pool: Pool }>;
  close(): Promise<void>;
}

/** Starts a PostgreSQL in a temporary folder, with nothing in it; `configured` is as in postgresql.conf. */
export async function startDatabaseServer(
  configured: Readonly<Record<string, string>> = {},
): Promise<DatabaseServer> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-drill-'));
  const start = () => startEmbeddedPostgres({ dataDirectory: folder, settings: configured });
  let postgres = await start();
  const settings = { application_name: 'drill', onConnect: takeAllTime };
  const pool = createPool({ ...postgres.poolConfig, ...settings });
  const pools = [pool];
  const environment = onDatabase(postgres.poolConfig);
  const started: AlmanacProcess[] = [];
  // PostgreSQL ends with this process, and so must what works on it, also where this process is ended from outside.
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
    takeAway: () => postgres.stop(),
    async bringBack() {
      postgres = await start();
    },
    start(variables = {}) {
      const almanac = startAlmanacProcess({
        dataDirectory: join(folder, 'unused'),
        environment: { ...environment, ...variables },
      });
      started.push(almanac);
      return almanac;
    },
    async createDatabase(name) {
      await pool.query(`CREATE DATABASE ${name}`);
      const config = { ...postgres.poolConfig, database: name };
      const further = createPool({ ...config, ...settings });
      pools.push(further);
      return { url: onDatabase(config).DATABASE_URL, pool: further };
    },
    async close() {
      process.off('exit', endAll);
      endAll();
      for (const almanac of started) await almanac.ended;
      for (const each of pools) await each.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
