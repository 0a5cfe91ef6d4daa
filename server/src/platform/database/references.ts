import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Reader } from './database.ts';

export interface ForeignKeyColumn {
  schema: string;
  table: string;
  column: string;
  /** Whether the referencing row is deleted with the referenced one. */
  isCascade: boolean;
}

/**
 * Whether any table has a row that references the given one and is not deleted with it, by the database's foreign keys.
 */
export async function isReferenced(database: Reader, table: string, id: string): Promise<boolean> {
  const referred = await readReferences(database, table);
  const { rows } = await sql<{ found: boolean }>`SELECT ${referred(sql`${id}`)} AS found`.execute(database);
  return rows.some(({ found }) => found);
}

/** The same as a condition on the table's keys, to select or filter by; rows of some tables can be left out. */
export async function readReferences(
  database: Reader,
  table: string,
  key = 'id',
  exceptTables: readonly string[] = [],
): Promise<(value: Expression<unknown>) => RawBuilder<boolean>> {
  const referring = await readReferringColumns(database, table, key);
  const columns = referring.filter(
    ({ isCascade, table: from }) => !isCascade && !exceptTables.includes(from),
  );
  return (value) => {
    const references = columns.map(
      (each) =>
        sql`EXISTS (SELECT FROM ${sql.id(each.schema, each.table)} AS referring WHERE ${sql.id('referring', each.column)} = ${value})`,
    );
    return references.length > 0 ? sql`(${sql.join(references, sql` OR `)})` : sql`false`;
  };
}

/** All columns that reference the table's key. */
export async function readReferringColumns(
  database: Reader,
  table: string,
  key = 'id',
): Promise<ForeignKeyColumn[]> {
  const { rows } = await sql<ForeignKeyColumn>`
    SELECT nspname AS schema, relname AS table, referring.attname AS column,
      confdeltype = 'c' AS "isCascade"
    FROM pg_constraint
      CROSS JOIN unnest(conkey, confkey) AS key (referring, referred)
      JOIN pg_attribute AS referring ON referring.attrelid = conrelid AND referring.attnum = key.referring
      JOIN pg_attribute AS referred ON referred.attrelid = confrelid AND referred.attnum = key.referred
      JOIN pg_class ON pg_class.oid = conrelid
      JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE contype = 'f' AND confrelid = to_regclass(${table}) AND referred.attname = ${key}
    ORDER BY 1, 2, 3`.execute(database);
  return rows;
}
