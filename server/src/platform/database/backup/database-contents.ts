import pg from 'pg';
import { z } from 'zod';

/** A table with its stored (not computed) columns. */
export const tableSchema = z.object({
  schema: z.enum(['public', 'pgboss']),
  name: z.string(),
  columns: z.array(z.string()).min(1),
});
export type Table = z.output<typeof tableSchema>;

export const sequenceSchema = z.object({ name: z.string(), value: z.number(), isCalled: z.boolean() });
export type Sequence = z.output<typeof sequenceSchema>;

export const migrationSchema = z.object({ name: z.string(), hash: z.string() });
export type AppliedMigration = z.output<typeof migrationSchema>;

/** The job table of the queue; its other tables are internal and recreated. */
const tablesOfJobs = ['queue', 'job', 'job_dependency'];
const tableOfMigrations = 'schema_migrations';

/** The tables with data to back up, by name. */
export async function readTables(client: pg.ClientBase | pg.Pool): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT nspname AS schema, relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class
     JOIN pg_namespace ON pg_namespace.oid = relnamespace
     JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND ${isNotOfExtension('pg_class')}
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
       AND (nspname = 'public' AND relname <> $1 OR nspname = 'pgboss' AND relname = ANY ($2))
     GROUP BY nspname, relname
     ORDER BY nspname COLLATE "C" DESC, relname COLLATE "C"`,
    [tableOfMigrations, tablesOfJobs],
  );
  return rows;
}

/** The applied migrations, or undefined if the database is not Almanac's. */
export async function readMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const exists = await client.query("SELECT WHERE to_regclass('public.schema_migrations') IS NOT NULL");
  if (exists.rowCount === 0) return [];
  const { rows } = await client.query<AppliedMigration>(
    'SELECT name, hash FROM public.schema_migrations ORDER BY name COLLATE "C"',
  );
  return rows;
}

/** The sequences with their current values. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND ${isNotOfExtension('pg_class')}
     ORDER BY relname COLLATE "C"`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<Sequence>(
      `SELECT $1 AS name, last_value AS value, is_called AS "isCalled" FROM ${nameOf({ schema: 'public', name })}`,
      [name],
    );
    sequences.push(...rows);
  }
  return sequences;
}

/** Whether any of Almanac's record tables has a row. */
export async function hasData(client: pg.ClientBase, tables: readonly Table[]): Promise<boolean> {
  for (const table of tables.filter(({ schema }) => schema === 'public')) {
    const { rowCount } = await client.query(`SELECT FROM ${nameOf(table)} LIMIT 1`);
    if (rowCount) return true;
  }
  return false;
}

/** Removes everything of Almanac except extensions, which others may use. */
export async function dropContents(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) AS statement FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND ${isNotOfExtension('pg_class')}
     UNION ALL
     SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND ${isNotOfExtension('pg_proc')}
     UNION ALL
     SELECT format('DROP SEQUENCE IF EXISTS %s CASCADE', oid::regclass) FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND ${isNotOfExtension('pg_class')}
     UNION ALL
     SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype) FROM pg_type
     WHERE typnamespace = 'public'::regnamespace AND typtype IN ('d', 'e') AND ${isNotOfExtension('pg_type')}`,
  );
  for (const { statement } of rows) await client.query(statement);
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
}

/** The quoted table name. */
export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** The quoted column list. */
export function columnsOf(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}

function isNotOfExtension(catalog: string): string {
  return `NOT EXISTS (SELECT FROM pg_depend
    WHERE classid = '${catalog}'::regclass AND objid = ${catalog}.oid AND deptype = 'e')`;
}
