import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { removeTimeLimits } from '../database.ts';

interface Migration {
  name: string;
  sql: string;
  hash: string;
}

interface MigrationSettings {
  onProgress?: (message: string) => void;
  /** Aborts before the next migration, and while waiting. */
  signal?: AbortSignal;
}

/** The advisory lock for changing the tables. Any number, but the same in every instance. */
export const migrationLock = 7_261_943;
const lockPollMilliseconds = 100;
const migrationFile = /^\d{4}-[a-z0-9-]+\.sql$/;

/**
 * Applies the folder's migrations, each in its own transaction; instances starting together wait for one another.
 * Throws if an applied migration was changed or is missing.
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  { onProgress = () => undefined, signal }: MigrationSettings = {},
): Promise<void> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await removeTimeLimits(client);
    await acquireLock(client, onProgress, signal);
    const pending = migrations.slice(await countApplied(client, migrations));
    for (const migration of pending) {
      signal?.throwIfAborted();
      onProgress(`Migrating the database: ${migration.name}`);
      await apply(client, migration);
    }
    // Unlocks explicitly, as closing the connection releases the lock with a delay, which a following backup would
    // notice.
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    // Releases the lock even if a failure broke the connection's state.
    client.release(true);
  }
}

/**
 * Applies these migrations to an empty database within the caller's transaction. If one is missing from the folder or
 * differs, applies none and returns its name.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  folder: string,
  wanted: readonly { name: string; hash: string }[],
): Promise<string | undefined> {
  const migrations = await readMigrations(folder);
  const unknown = wanted.find(({ name, hash }, index) => {
    const own = migrations[index];
    return own?.name !== name || own.hash !== hash;
  });
  if (unknown !== undefined) return unknown.name;
  await createMigrationTable(client);
  for (const migration of migrations.slice(0, wanted.length)) await applyWithin(client, migration);
  return undefined;
}

/** Polls for the lock, as a wait in the database would not react to the signal. */
async function acquireLock(
  client: pg.PoolClient,
  onProgress: (message: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      migrationLock,
    ]);
    if (rows[0]?.taken) return;
    if (tries === 0) onProgress('Waiting for another Almanac that is migrating the database');
    await delay(lockPollMilliseconds, undefined, signal && { signal });
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined)
    throw new Error(`Two migrations have the number ${twice}; give the later one the next.`);
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  if (!migrationFile.test(name)) {
    throw new Error(`The migration ${name} must be named like 0001-what-it-does.sql.`);
  }
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
}

/** The number of applied migrations; they must be the first ones, unchanged. */
async function countApplied(client: pg.PoolClient, migrations: readonly Migration[]): Promise<number> {
  // A read-only role can still find that no migration is due.
  const { rowCount: tables } = await client.query(
    "SELECT WHERE to_regclass('schema_migrations') IS NOT NULL",
  );
  if (tables === 0) await createMigrationTable(client);
  const { rows } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM schema_migrations ORDER BY name COLLATE "C"',
  );
  for (const [index, applied] of rows.entries()) {
    const expected = migrations.find(({ name }) => name === applied.name);
    if (expected === undefined) {
      throw new Error(
        `The database has the migration ${applied.name}, which this version of Almanac does not know; start a newer version.`,
      );
    }
    if (expected.hash !== applied.hash) {
      throw new Error(
        `The migration ${applied.name} was changed after the database applied it; restore the file and put the change into a new one.`,
      );
    }
    const due = migrations[index];
    if (due !== expected) {
      throw new Error(
        `The migration ${due?.name} comes before ${applied.name}, which was applied; number it after.`,
      );
    }
  }
  return rows.length;
}

async function createMigrationTable(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TABLE schema_migrations (
      name text PRIMARY KEY,
      hash text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
}

async function applyWithin(client: pg.ClientBase, { name, sql, hash }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash]);
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  const { name } = migration;
  await client.query('BEGIN');
  try {
    await applyWithin(client, migration);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The migration ${name} failed and was rolled back: ${reason}`, { cause });
  }
}
