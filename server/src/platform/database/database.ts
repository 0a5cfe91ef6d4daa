import { Kysely, PostgresDialect, type QueryExecutorProvider, type Transaction } from 'kysely';
import pg from 'pg';
import { rememberConnections } from './connections.ts';
import { nameStatements } from './named-statements.ts';
import { SnakeCaseDialect } from './snake-case-dialect.ts';
import type { DB } from './tables.ts';

/** The whole of the database: what the platform itself works with. */
export type Database = Kysely<DB>;

/** The database for a library that brings its own names of tables and columns. */
export type LibraryDatabase = Kysely<unknown>;

/** What reads: it can neither insert, update nor delete, nor begin a transaction. */
export type Reader = Pick<Database, 'selectFrom' | 'selectNoFrom'> & QueryExecutorProvider;

declare const isOfChange: unique symbol;

/** What writes: the transaction of a change, which `change()` alone hands out. */
export type Writer = Transaction<DB> & { readonly [isOfChange]: true };

const connectionsAtOnce = 20;
const longestWaitMilliseconds = 2000;
// A connection has planned its statements: the first call after a calm should not wait for new plans.
const longestIdleMilliseconds = 600_000;
// The driver never forgets the text of a statement that it has named.
const longestLifeSeconds = 3600;
const keepAliveMilliseconds = 30_000;

interface PoolOptions extends pg.PoolConfig {
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
}

/**
 * Opens the one connection pool of a process: dates arrive as `YYYY-MM-DD`, whole numbers as numbers. Its connections are named `almanac`,
 * whatever the connection string says, as a restore knows by it that Almanac runs.
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
    onConnect: settle,
    max: connectionsAtOnce,
    connectionTimeoutMillis: longestWaitMilliseconds,
    idleTimeoutMillis: longestIdleMilliseconds,
    maxLifetimeSeconds: longestLifeSeconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMilliseconds,
    ...config,
    ...(connectionString !== undefined && { connectionString: withoutName(connectionString) }),
  });
  // Without a listener, the error of a connection ends the process: of one that nobody is using, and of one that
  // breaks between two queries of a call, whose next query then fails.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', nameStatements);
  rememberConnections(pool);
  return pool;
}

// What a connection string says counts for more than what is said beside it.
function withoutName(connectionString: string): string {
  if (!URL.canParse(connectionString)) return connectionString;
  const url = new URL(connectionString);
  if (!url.searchParams.has('application_name')) return connectionString;
  url.searchParams.delete('application_name');
  return url.href;
}

/**
 * Has a connection work as the code expects, whatever the server's defaults are: who waited for a lock sees what its
 * holder has committed, dates arrive as they are written, and nothing holds a connection for long. Records are found by
 * their indexes, as they are in memory or on a disk without a head, and no query is worth a compilation.
 */
async function settle(connection: pg.ClientBase): Promise<void> {
  await connection.query(`
    SET default_transaction_isolation = 'read committed';
    SET DateStyle = 'ISO';
    SET statement_timeout = '10s';
    SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '15s';
    SET random_page_cost = 1.1;
    SET jit = off`);
}

/** Lets a connection work and wait for as long as it takes; for migrations, which nobody waits for in a browser. */
export async function takeAllTime(connection: pg.ClientBase): Promise<void> {
  await connection.query(
    'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0',
  );
}

/** Typed queries over the pool, with the tables' snake_case names in camelCase. */
export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new SnakeCaseDialect({ pool }) });
}

/** Queries of a library that uses the snake_case names itself. */
export function createLibraryDatabase(pool: pg.Pool): LibraryDatabase {
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

function parseWholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number))
    throw new Error(`The database holds a number that is too large: ${text}`);
  return number;
}
