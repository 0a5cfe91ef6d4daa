import { sql } from 'kysely';
import type { Reader } from './database.ts';
import { readReferringColumns } from './references.ts';

/** Stored rows by table name. */
export type StoredRecords = Record<string, Record<string, unknown>[]>;

/** Columns that mark a record as a person's own; all others only mention people. */
const columnsOfOwner = ['user_id', 'requester_id'];
/** Never exported: secrets, responses stored for a day, computed columns, row versions, and images. */
const neverExported = [
  'token',
  'token_hash',
  'access_token',
  'refresh_token',
  'id_token',
  'password',
  'input',
  'outcome',
  'searched',
  'searched_by_admins',
  'sorted',
  'version',
  'photo',
  'thumbnail',
];
/** Exported of other people's records that mention the person: id and time. */
const fieldsOfOthers = ['id', 'created_at', 'decided_at', 'effective_on', 'start_date', 'end_date'];

/**
 * All stored data about a row: the row, its dependent records, and others' records mentioning it, by the database's
 * foreign keys.
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
    SELECT to_jsonb(record) - ${neverExported}::text[] AS record FROM ${sql.id(schema, table)} AS record
    WHERE ${sql.id(column)} = ${id} ORDER BY 1`.execute(database);
  return rows.map(({ record }) => record);
}

function pick(row: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)));
}
