import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { removeTimeLimits } from '../database.ts';
import { migrationLock } from '../setup/migrator.ts';
import { BackupFault, type BackupHeader, checksum, endOfTable } from './backup-file.ts';
import { columnsOf, nameOf, readMigrations, readSequences, readTables } from './database-contents.ts';

export interface WrittenBackup {
  tables: number;
  rows: number;
  bytes: number;
}

/**
 * Writes a snapshot of the database to a new file while the database stays in use. The file gets its name only when
 * complete, and only its user can read it.
 */
export async function writeBackup(
  client: pg.ClientBase,
  file: string,
  version: string,
): Promise<WrittenBackup> {
  if (await stat(file).catch(() => undefined))
    throw new BackupFault(`${file} is there already; name another.`);
  const unfinished = `${file}.unfinished`;
  try {
    await removeTimeLimits(client);
    const header = await openSnapshot(client, version);
    const counts: number[] = [];
    await pipeline(
      () => contentsOf(client, header, counts),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await client.query('COMMIT');
    await keep(unfinished);
    await rename(unfinished, file);
    await keep(dirname(file));
    const { size } = await stat(file);
    return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0), bytes: size };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Locks the tables' structure and takes the snapshot. */
async function openSnapshot(client: pg.ClientBase, version: string): Promise<BackupHeader> {
  const turn = await client.query('SELECT WHERE pg_try_advisory_lock_shared($1)', [migrationLock]);
  if (turn.rowCount === 0) throw new BackupFault('Almanac is migrating the database; try again when it has.');
  const tables = await readTables(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  if (tables.length > 0)
    await client.query(`LOCK TABLE ${tables.map(nameOf).join(', ')} IN ACCESS SHARE MODE`);
  await client.query('SELECT pg_advisory_unlock_shared($1)', [migrationLock]);
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new BackupFault('The database holds nothing of Almanac.');
  const { rows } = await client.query<{ postgres: string }>(
    "SELECT current_setting('server_version') AS postgres",
  );
  const isInstalled = tables.some(({ schema }) => schema === 'pgboss');
  return {
    almanacBackup: 1,
    versions: { almanac: version, postgres: rows[0]?.postgres ?? '' },
    at: new Date().toISOString(),
    migrations,
    jobQueueVersion: isInstalled ? await readJobQueueVersion(client) : null,
    tables,
    sequences: await readSequences(client),
  };
}

async function readJobQueueVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM pgboss.version');
  return rows[0]?.version ?? 0;
}

async function* contentsOf(
  client: pg.ClientBase,
  header: BackupHeader,
  counts: number[],
): AsyncGenerator<Buffer> {
  const sum = checksum();
  const summed = (piece: Buffer) => {
    sum.update(piece);
    return piece;
  };
  yield summed(lineOf(header));
  for (const table of header.tables) {
    const rows = client.query(
      to(`COPY (SELECT ${columnsOf(table.columns)} FROM ${nameOf(table)}) TO STDOUT`),
    );
    for await (const piece of rows) yield summed(piece);
    counts.push(rows.rowCount);
    yield summed(endOfTable);
  }
  yield lineOf({ rows: counts, sha256: sum.digest('hex') });
}

function lineOf(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/** Flushes it to disk. */
async function keep(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
