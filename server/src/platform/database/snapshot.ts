import type { Database, Reader } from './database.ts';

/** Reads the database as it was at one moment, however long that takes and whatever is written meanwhile. */
export async function inSnapshot<Result>(
  database: Database,
  read: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => read(transaction));
}
