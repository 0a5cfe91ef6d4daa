import type pg from 'pg';
import { nameOf, readTables } from '../platform/database/backup/database-contents.ts';

/** The number of rows and an order-independent hash for each table in a backup. */
export async function fingerprintTables(client: pg.ClientBase | pg.Pool): Promise<Record<string, string>> {
  const fingerprints: Record<string, string> = {};
  for (const table of await readTables(client)) {
    const { rows } = await client.query<{ count: number; hash: string }>(
      `SELECT count(*) AS count, md5(string_agg(row::text, ' ' ORDER BY row::text COLLATE "C")) AS hash
       FROM ${nameOf(table)} AS row`,
    );
    fingerprints[nameOf(table)] = `${rows[0]?.count} ${rows[0]?.hash}`;
  }
  return fingerprints;
}
