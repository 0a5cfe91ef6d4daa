import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { removeTimeLimits } from '../database.ts';
import { applyMigrations, migrationLock } from '../setup/migrator.ts';
import { BackupFault, type BackupHeader, BackupReader, verifyBackup } from './backup-file.ts';
import {
  columnsOf,
  dropContents,
  hasData,
  nameOf,
  readMigrations,
  readTables,
  type Sequence,
  type Table,
} from './database-contents.ts';

export interface RestoreSettings {
  file: string;
  /** The folder of this Almanac's migrations. */
  migrations: string;
  /** Creates this Almanac's job queue tables. */
  jobQueue: { plan: string; version: number };
  /** Tables filled by migrations or a start; rows in these alone are not user data. */
  seededTables: readonly string[];
  /** Whether existing data may be overwritten. */
  mayOverwrite: boolean;
}

interface FilledTables {
  rows: number;
  /** Tables in the backup that are not Almanac's. */
  leftOut: string[];
}

export interface RestoredBackup extends FilledTables {
  header: BackupHeader;
}

/**
 * Replaces the database's content with a backup in one transaction. Everything belongs to the connection's role,
 * whatever the former owner. The database must be otherwise unused.
 */
export async function restoreBackup(
  client: pg.ClientBase,
  settings: RestoreSettings,
): Promise<RestoredBackup> {
  const { file, jobQueue } = settings;
  const header = await verifyBackup(file);
  if ((header.jobQueueVersion ?? 0) > jobQueue.version) throw new BackupFault(fromNewer(file, header));
  await removeTimeLimits(client);
  await requireQuiet(client);
  await client.query('BEGIN');
  try {
    await emptyDatabase(client, settings);
    await createTables(client, header, settings);
    const filled = await fillTables(client, header, file);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    return { header, ...filled };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Blocks migrations of starting instances, and detects running ones. */
async function requireQuiet(client: pg.ClientBase): Promise<void> {
  const turn = await client.query('SELECT WHERE pg_try_advisory_lock($1)', [migrationLock]);
  if (turn.rowCount === 0) throw new BackupFault('Almanac is migrating this database; stop it first.');
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'almanac' AND pid <> pg_backend_pid()`,
  );
  if (rowCount) throw new BackupFault('Almanac is running on this database; stop every instance first.');
}

async function emptyDatabase(
  client: pg.ClientBase,
  { seededTables, mayOverwrite }: RestoreSettings,
): Promise<void> {
  const tables = await readTables(client);
  if (tables.length === 0) return;
  const migrations = await readMigrations(client);
  if (migrations.length === 0 && tables.some(({ schema }) => schema === 'public')) {
    throw new BackupFault("The database holds tables that are not Almanac's; give Almanac one of its own.");
  }
  const tablesOfData = tables.filter(({ name }) => !seededTables.includes(name));
  if (!mayOverwrite && (await hasData(client, tablesOfData))) {
    throw new BackupFault('The database holds data; add --overwrite to lose it for what the backup holds.');
  }
  await dropContents(client);
}

async function createTables(
  client: pg.ClientBase,
  header: BackupHeader,
  settings: RestoreSettings,
): Promise<void> {
  const unknown = await applyMigrations(client, settings.migrations, header.migrations);
  if (unknown !== undefined) throw new BackupFault(fromNewer(settings.file, header));
  if (header.jobQueueVersion !== null) await client.query(settings.jobQueue.plan);
}

async function fillTables(client: pg.ClientBase, header: BackupHeader, file: string): Promise<FilledTables> {
  const putBack = await disableChecks(client);
  const here = new Map((await readTables(client)).map((table) => [nameOf(table), table]));
  const reader = new BackupReader(file);
  try {
    await reader.header();
    const counts: number[] = [];
    for (const table of header.tables) {
      counts.push(await fillTable(client, reader, table, here.get(nameOf(table))));
    }
    const expected = await reader.finish();
    if (expected.some((count, index) => count !== counts[index])) {
      throw new BackupFault(`${file} has changed while it was read.`);
    }
    await setSequences(client, header.sequences);
    for (const statement of putBack) await client.query(statement);
    const leftOut = header.tables.filter((table) => !here.has(nameOf(table))).map(({ name }) => name);
    return { rows: counts.reduce((sum, count) => sum + count, 0), leftOut };
  } finally {
    reader.close();
  }
}

/**
 * Restores a table's rows and returns their number. Rows of tables that are not Almanac's are only counted; their
 * owners must restore them.
 */
async function fillTable(
  client: pg.ClientBase,
  reader: BackupReader,
  table: Table,
  here: Table | undefined,
): Promise<number> {
  if (here === undefined) {
    let rows = 0;
    for await (const piece of reader.rows()) rows += piece.toString('latin1').split('\n').length - 1;
    return rows;
  }
  const foreign = table.columns.filter((column) => !here.columns.includes(column));
  if (foreign.length > 0) {
    throw new BackupFault(
      `the backup holds ${foreign.join(', ')} in ${table.name}, which this version of Almanac does not have.`,
    );
  }
  // Removes rows added by migrations, as the backup has them too.
  await client.query(`DELETE FROM ${nameOf(table)}`);
  const copy = client.query(from(`COPY ${nameOf(table)} (${columnsOf(table.columns)}) FROM STDIN`));
  await pipeline(reader.rows(), copy);
  return copy.rowCount;
}

async function setSequences(client: pg.ClientBase, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await client.query('SELECT setval(to_regclass($1), $2, $3)', [
      nameOf({ schema: 'public', name }),
      value,
      isCalled,
    ]);
  }
}

/**
 * Drops foreign keys and disables triggers, so that rows load in any order and unchanged. Returns the
 * statements that restore both.
 */
async function disableChecks(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ aside: string; back: string }>(
    `SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS aside,
       format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
         CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, tgname) AS back
     FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
     WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgenabled <> 'D'
     UNION ALL
     SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
     FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0
       AND connamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'pgboss'))`,
  );
  for (const { aside } of rows) await client.query(aside);
  return rows.map(({ back }) => back);
}

function fromNewer(file: string, { versions, at }: BackupHeader): string {
  return `${file} was written on ${at.slice(0, 10)} by Almanac ${versions.almanac}, which is newer or another; restore it with that one.`;
}
