import { sql } from 'kysely';
import type { Reader } from './database.ts';
import { readReferringColumns } from './references.ts';

/** Rows as they are stored, under the name of their table. */
export type StoredRecords = Record<string, Record<string, unknown>[]>;

/** The columns by which a record is a person's own; by any other one it only mentions them. */
const columnsOfOwner = ['user_id', 'requester_id'];
/** What nobody is told: secrets, answers kept for a day, what the database computes, and how often a row was stored. */
const untold = [
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'password',
  'input',
  'outcome',
  'searched',
  'sorted',
  'version',
];
/** What is told of a record of others that mentions the person: which one it is, and when. */
const fieldsOfOthers = ['id', 'created_at', 'decided_at', 'effective_on', 'start_date', 'end_date'];

/**
 * Everything that the tables hold of a row of the table: the row itself, the records that belong to it, and which records
 * of others mention it; found from the foreign keys that the database has.
 */
export async function readStoredRecords(database: Reader, table: string, id: string): Promise<StoredRecords> {
  const records: StoredRecords = {
    [table]: await readRows(database, { schema: 'public', table, column: 'id' }, id),
  };
  for (const reference of await readReferringColumns(database, table)) {
    const rows = await readRows(database, reference, id);
    if (columnsOfOwner.includes(reference.column)) {
      records[reference.table] = [...(records[reference.table] ?? []), ...rows];
    } else if (rows.length > 0) {
      records[`${reference.table} by ${reference.column}`] = rows.map((row) => pick(row, fieldsOfOthers));
    }
  }
  return records;
}

async function readRows(
  database: Reader,
  { schema, table, column }: { schema: string; table: string; column: string },
  id: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    SELECT to_jsonb(record) - ${untold}::text[] AS record FROM ${sql.id(schema, table)} AS record
    WHERE ${sql.id(column)} = ${id} ORDER BY 1`.execute(database);
  return rows.map(({ record }) => record);
}

function pick(row: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)));
}
