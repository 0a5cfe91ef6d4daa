import { chmod, mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { lockDataDirectory } from './data-directory-lock.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { databaseOwner, ensureCluster, serviceRole } from './postgres-cluster.ts';
import { type GuardedPostgres, startGuardedPostgres } from './postgres-guard.ts';
import { clearFormerPostgres, findServingSocket, removeStaleSocket } from './postgres-process.ts';
import { choosePostgresUser, type PostgresUser } from './postgres-user.ts';
import { chooseSocketDirectory, prepareSocketDirectory } from './socket-directory.ts';

export interface EmbeddedPostgresOptions {
  dataDirectory: string;
  /** Server settings as in postgresql.conf; they override the defaults here. */
  settings?: Readonly<Record<string, string>>;
  onProgress?: (message: string) => void;
  /** Aborts an unfinished start; later it has no effect. */
  signal?: AbortSignal;
}

export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  ssl: false;
}

export interface EmbeddedPostgres {
  /** Connects as the owner, who creates the tables. */
  poolConfig: EmbeddedConnection;
  /** Connects as the service, which owns no tables. */
  servicePoolConfig: EmbeddedConnection;
  /** The current server process; a new one after a crash. */
  readonly processId: number;
  stop(): Promise<void>;
}

const databaseName = 'almanac';
/** Only identifies the socket; the server listens on no network. */
const port = 5432;
const unknownDatabase = '3D000';
const firstRestartMilliseconds = 50;
const longestRestartMilliseconds = 5000;

const defaultSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements and details can contain personal data and secrets, which must not be logged.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * Starts the bundled PostgreSQL on the data folder and keeps it running until `stop()`. Throws if another Almanac uses
 * the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDirectory = resolve(options.dataDirectory);
  const account = await choosePostgresUser(clusterOf(dataDirectory));
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  // A server running as another user must be able to reach its folders.
  if (account.user !== undefined) await chmod(dataDirectory, 0o711);
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const server = await startServer({ ...options, dataDirectory, account });
    let stopped: Promise<void> | undefined;
    return {
      poolConfig: server.poolConfig,
      servicePoolConfig: { ...server.poolConfig, user: serviceRole },
      get processId() {
        return server.current().processId;
      },
      stop: () => {
        stopped ??= server.stop().finally(() => lock.release());
        return stopped;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The service's connection to a server run by another process on the data folder, or undefined if none runs. */
export async function findEmbeddedPostgres(dataDirectory: string): Promise<EmbeddedConnection | undefined> {
  const host = await findServingSocket(clusterOf(resolve(dataDirectory)));
  return host === undefined
    ? undefined
    : { host, port, user: serviceRole, database: databaseName, ssl: false };
}

/** Whether there is an embedded database in the data folder. */
export async function hasEmbeddedPostgres(dataDirectory: string): Promise<boolean> {
  return stat(clusterOf(resolve(dataDirectory))).then(
    () => true,
    () => false,
  );
}

/** The owner's connection to a database run by another process on the data folder. */
export function runningPostgres(dataDirectory: string): EmbeddedConnection {
  return connectionIn(chooseSocketDirectory(resolve(dataDirectory), port));
}

function connectionIn(socketDirectory: string): EmbeddedConnection {
  return { host: socketDirectory, port, user: databaseOwner, database: databaseName, ssl: false };
}

async function startServer(options: EmbeddedPostgresOptions & { account: PostgresUser }) {
  const { dataDirectory, account, onProgress = () => undefined, signal } = options;
  const clusterDirectory = clusterOf(dataDirectory);
  const binaries = await findPostgresBinaries();
  await ensureCluster(clusterDirectory, binaries.initdb, account, onProgress, signal);
  const socketDirectory = await prepareSocketDirectory(dataDirectory, port, account);
  const settings = {
    ...defaultSettings,
    ...options.settings,
    port: String(port),
    unix_socket_directories: socketDirectory,
  };
  const command = [binaries.postgres, '-D', clusterDirectory, ...asParameters(settings)];
  const logFile = join(dataDirectory, 'postgres.log');
  const supervised = await supervise(async (signal) => {
    await clearFormerPostgres(clusterDirectory, onProgress);
    await removeStaleSocket(socketDirectory, port);
    return startGuardedPostgres({ command, account, clusterDirectory, logFile, ...(signal && { signal }) });
  }, options);
  const poolConfig = connectionIn(socketDirectory);
  try {
    await ensureDatabase(poolConfig);
    await ensureServiceRole(poolConfig);
    return { ...supervised, poolConfig };
  } catch (error) {
    await supervised.stop();
    throw error;
  }
}

function clusterOf(dataDirectory: string): string {
  return join(dataDirectory, 'postgres');
}

async function supervise(
  start: (signal?: AbortSignal) => Promise<GuardedPostgres>,
  { onProgress = () => undefined, signal }: EmbeddedPostgresOptions,
) {
  let server = await start(signal);
  const stopping = new AbortController();

  const restart = async (): Promise<void> => {
    let pause = firstRestartMilliseconds;
    while (!stopping.signal.aborted) {
      try {
        server = await start();
        onProgress('The database runs again');
        return;
      } catch (error) {
        onProgress(error instanceof Error ? error.message : String(error));
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        pause = Math.min(pause * 2, longestRestartMilliseconds);
      }
    }
  };

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await server.ended;
      if (stopping.signal.aborted) return;
      onProgress('The database process ended unexpectedly; starting it again');
      await restart();
    }
  };
  const watching = watch();

  const stop = async () => {
    stopping.abort();
    await server.stop();
    await watching;
    // A restart in progress may have replaced the server.
    await server.stop();
  };
  return { current: () => server, stop };
}

async function ensureDatabase(poolConfig: EmbeddedConnection): Promise<void> {
  try {
    await withConnection(poolConfig, async () => undefined);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === unknownDatabase)) throw error;
    await withConnection({ ...poolConfig, database: 'postgres' }, (client) =>
      client.query(`CREATE DATABASE ${databaseName}`),
    );
  }
}

/** Also creates it for data of single-role versions. */
async function ensureServiceRole(poolConfig: EmbeddedConnection): Promise<void> {
  await withConnection(poolConfig, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [serviceRole]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${serviceRole} LOGIN`);
  });
}

async function withConnection(config: pg.ClientConfig, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(config);
  await client.connect();
  await work(client).finally(() => client.end());
}

function asParameters(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
