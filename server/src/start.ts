import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { describeVariables } from './platform/config/config-variables.ts';
import { readOrCreateSecret } from './platform/config/secret.ts';
import { cancelStatements, endPool } from './platform/database/connections.ts';
import { createPool } from './platform/database/database.ts';
import { prepareDataDirectory } from './platform/database/embedded/data-directory.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { requireDatabase } from './platform/database/setup/require-database.ts';
import { ownsAnyTable, requireServiceRole, roleOf } from './platform/database/setup/service-rights.ts';
import { setUpDatabase } from './platform/database/setup/set-up-database.ts';
import { logSettings } from './platform/http/terminal-log.ts';
import { findFreePort } from './platform/network/free-port.ts';
import { Shutdown } from './platform/shutdown.ts';
import { restrictedTables } from './restricted-tables.ts';

type Pool = ReturnType<typeof createPool>;

const migrations = join(import.meta.dirname, '../migrations');
const shutdown = new Shutdown(say);

if (process.argv.includes('--help')) {
  say(describeVariables());
} else {
  shutdown.listenForSignals();
  await start().catch(giveUp);
}

async function start(): Promise<void> {
  // Loading these sources takes most of a start, and runs while the database starts.
  const application = import('./app.ts');
  application.catch(() => undefined);
  const config = await choosePort(readConfig(process.env));
  if (!config.databaseUrl) await prepareDataDirectory(config.dataDirectory);
  const secret = config.authSecret ?? (await readOrCreateSecret(config.dataDirectory));
  const pool = await openDatabase(config);
  // During the start no work needs a graceful end.
  const stopInterrupting = interruptAtTheEnd(pool);
  const { createApp } = await application;
  const app = await shutdown.settingUp(
    'the application',
    createApp({
      config,
      pool,
      secret,
      log: logSettings(config.logLevel, process.stdout),
      announceLink: (email, url) => say(`Sign-in link for ${email}: ${url}`),
      isAlone: !config.databaseUrl,
    }),
    (started) => started.stop(),
  );
  await app.seed({ onProgress: say, signal: shutdown.signal });
  shutdown.signal.throwIfAborted();
  await app.server.listen({ host: config.host, port: config.port });
  stopInterrupting();
  announce(config, await app.readCompanyName());
}

/** Connects as the service after migrating, as the owner role if one is configured. */
async function openDatabase(config: Config): Promise<Pool> {
  const { service, owner } = await connectionsTo(config);
  const pool = createPool(service);
  shutdown.finally('the database connections', () => endPool(pool));
  if (config.databaseUrl) await requireDatabase(pool, 'DATABASE_URL');
  if (!owner) {
    await setUp(pool);
    if (await ownsAnyTable(pool, restrictedTables)) {
      say(
        'DATABASE_OWNER_URL is not set: the service owns its tables, so only a trigger keeps it from changing the audit log.',
      );
    }
    return pool;
  }
  const ownerPool = createPool(owner);
  try {
    if (config.databaseOwnerUrl) await requireDatabase(ownerPool, 'DATABASE_OWNER_URL');
    await setUp(ownerPool, await roleOf(pool));
  } finally {
    await endPool(ownerPool);
  }
  await requireServiceRole(pool, restrictedTables);
  return pool;
}

async function setUp(owner: Pool, serviceRole?: string): Promise<void> {
  const stopInterrupting = interruptAtTheEnd(owner);
  const { signal } = shutdown;
  await setUpDatabase({ owner, serviceRole, migrations, restrictedTables, onProgress: say, signal });
  stopInterrupting();
}

/** Cancels the pool's statements if the start is aborted. */
function interruptAtTheEnd(pool: Pool): () => void {
  const interrupt = () => void cancelStatements(pool).catch(() => undefined);
  shutdown.signal.addEventListener('abort', interrupt);
  return () => shutdown.signal.removeEventListener('abort', interrupt);
}

async function connectionsTo({ databaseUrl, databaseOwnerUrl, dataDirectory }: Config) {
  if (databaseUrl) {
    const owner = databaseOwnerUrl === undefined ? undefined : { connectionString: databaseOwnerUrl };
    return { service: { connectionString: databaseUrl }, owner };
  }
  const postgres = await shutdown.settingUp(
    'the embedded database',
    startEmbeddedPostgres({ dataDirectory, onProgress: say, signal: shutdown.signal }),
    (started) => started.stop(),
  );
  return { service: postgres.servicePoolConfig, owner: postgres.poolConfig };
}

/** Resolves port 0 to a free port, as links and origins need its number. */
async function choosePort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const port = await findFreePort(config.host);
  const appUrl = config.appUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.appUrl;
  return { ...config, port, appUrl };
}

function announce({ appUrl, isDemo, mailServer, staff }: Config, companyName: string): void {
  if (!isDemo && !staff.systemAdmins?.length) {
    say('STAFF_SYSTEM_ADMINS names nobody: without a system administrator, nobody can give roles.');
  }
  say(`Almanac of ${companyName} is ready: ${appUrl}`);
  if (!mailServer) say(`Mails are kept here, sign-in links included: ${appUrl}/dev/mailbox`);
}

async function giveUp(error: unknown): Promise<void> {
  if (shutdown.signal.aborted) return;
  process.stderr.write(`${reasonFor(error)}\n`);
  await shutdown.run(1);
}

function reasonFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return `Almanac could not start: ${String(error)}`;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Almanac could not start: port ${error.port} is in use; set PORT to another.`;
  }
  if ('code' in error && error.code === 'EADDRNOTAVAIL') {
    return 'Almanac could not start: HOST is no address of this machine; set HOST to another.';
  }
  return `Almanac could not start: ${error.message}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
