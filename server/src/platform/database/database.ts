import { Kysely, PostgresDialect, type QueryExecutorProvider, type Transaction } from 'kysely';
import pg from 'pg';
import { rememberConnections } from './connections.ts';
import { nameStatements } from './named-statements.ts';
import { SnakeCaseDialect } from './snake-case-dialect.ts';
import type { DB } from './tables.ts';

/** The full database, for the platform only. */
export type Database = Kysely<DB>;

/** The database for a library with its own table and column names. */
export type LibraryDatabase = Kysely<unknown>;

/** Read access only: no insert, update, delete or transaction. */
export type Reader = Pick<Database, 'selectFrom' | 'selectNoFrom'> & QueryExecutorProvider;

declare const isOfChange: unique symbol;

/** Write access: the transaction of a change, provided only by `change()`. */
export type Writer = Transaction<DB> & { readonly [isOfChange]: true };

const connectionsAtOnce = 20;
const longestWaitMilliseconds = 2000;
// Connections stay open, as they have cached plans for the first call after an idle time.
const longestIdleMilliseconds = 600_000;
// The driver keeps the text of every named statement.
const longestLifeSeconds = 3600;
const keepAliveMilliseconds = 30_000;

interface PoolOptions extends pg.PoolConfig {
  /** Called when an idle connection breaks; the pool replaces it. */
  onConnectionLost?: (error: Error) => void;
}

/**
 * Opens the process's only connection pool: dates arrive as `YYYY-MM-DD`, integers as numbers. Connections are always
 * named `almanac`, as a restore detects a running Almanac by it.
 */
export function createPool({
  onConnectionLost = () => undefined,
  connectionString,
  ...config
}: PoolOptions): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.DATE, (date) => date);
  types.setTypeParser(pg.types.builtins.INT8, parseWholeNumber);
  const pool = new pg.Pool({
    application_name: 'almanac',
    types,
    onConnect: configureConnection,
    max: connectionsAtOnce,
    connectionTimeoutMillis: longestWaitMilliseconds,
    idleTimeoutMillis: longestIdleMilliseconds,
    maxLifetimeSeconds: longestLifeSeconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMilliseconds,
    ...config,
    ...(connectionString !== undefined && { connectionString: withoutName(connectionString) }),
  });
  // Without a listener, an error ends the process: of an idle connection, or of one that breaks between two queries of
  // a call, where the next query then fails.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', nameStatements);
  rememberConnections(pool);
  return pool;
}

// A connection string overrides the settings beside it.
function withoutName(connectionString: string): string {
  if (!URL.canParse(connectionString)) return connectionString;
  const url = new URL(connectionString);
  if (!url.searchParams.has('application_name')) return connectionString;
  url.searchParams.delete('application_name');
  return url.href;
}

/**
 * Sets a connection's defaults independently of the server's: a waiter on a lock sees the holder's commit, dates have
 * one format, time limits apply, index scans cost as on SSD or in memory, and queries are not JIT-compiled.
 */
async function configureConnection(connection: pg.ClientBase): Promise<void> {
  await connection.query(`
    SET default_transaction_isolation = 'read committed';
    SET DateStyle = 'ISO';
    SET statement_timeout = '10s';
    SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '15s';
    SET random_page_cost = 1.1;
    SET jit = off`);
}

/** Removes a connection's time limits, for migrations, which no browser waits for. */
export async function removeTimeLimits(connection: pg.ClientBase): Promise<void> {
  await connection.query(
    'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0',
  );
}

/** Typed queries on the pool, with snake_case names in camelCase. */
export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new SnakeCaseDialect({ pool }) });
}

/** Queries of a library with snake_case names. */
export function createLibraryDatabase(pool: pg.Pool): LibraryDatabase {
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

function parseWholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number))
    throw new Error(`The database holds a number that is too large: ${text}`);
  return number;
}
