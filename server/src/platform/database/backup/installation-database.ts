import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { DataLocation } from '../../config/config.ts';
import { createPool } from '../database.ts';
import { prepareDataDirectory } from '../embedded/data-directory.ts';
import { runningPostgres, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { requireDatabase } from '../setup/require-database.ts';
import { BackupFault } from './backup-file.ts';

type Work<Result> = (client: pg.ClientBase) => Promise<Result>;

const insufficientPrivilege = '42501';
const applicationName = 'almanac-backup';

/** Works on an installation's database, whether Almanac is running or not. */
export async function withRunningDatabase<Result>(
  location: DataLocation,
  work: Work<Result>,
): Promise<Result> {
  const { databaseUrl, dataDirectory } = location;
  if (databaseUrl !== undefined) return onExternal(location, work);
  if (!(await stat(join(dataDirectory, 'postgres')).catch(() => undefined))) {
    throw new BackupFault(`DATA_DIR is ${dataDirectory}, which holds no database.`);
  }
  const running = runningPostgres(dataDirectory);
  if (await answers(running)) return onConnection(running, work);
  return onEmbedded(dataDirectory, work);
}

/** Works on a stopped installation's database, creating a missing embedded one. */
export async function withDatabaseAlone<Result>(location: DataLocation, work: Work<Result>): Promise<Result> {
  const { databaseUrl, dataDirectory } = location;
  if (databaseUrl !== undefined) return onExternal(location, work);
  return onEmbedded(dataDirectory, work);
}

/** Works as the tables' owner if one is configured. */
async function onExternal<Result>(
  { databaseUrl, databaseOwnerUrl }: DataLocation,
  work: Work<Result>,
): Promise<Result> {
  const variable = databaseOwnerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
  const connectionString = databaseOwnerUrl ?? databaseUrl ?? '';
  try {
    return await onConnection({ connectionString }, work, variable);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === insufficientPrivilege)) throw error;
    throw new BackupFault(
      `the role of ${variable} does not own the tables (${error.message}); name their owner in DATABASE_OWNER_URL.`,
    );
  }
}

async function onEmbedded<Result>(dataDirectory: string, work: Work<Result>): Promise<Result> {
  await prepareDataDirectory(dataDirectory);
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  return onConnection(postgres.poolConfig, work).finally(() => postgres.stop());
}

async function onConnection<Result>(
  config: pg.PoolConfig,
  work: Work<Result>,
  variable?: string,
): Promise<Result> {
  // COPY streams rows, which a pipelining connection can't.
  const pool = createPool({ ...config, application_name: applicationName, max: 1 });
  try {
    if (variable !== undefined) await requireDatabase(pool, variable);
    const client = await pool.connect();
    return await work(client).finally(() => client.release(true));
  } finally {
    await pool.end();
  }
}

async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
