import type { Database, Reader } from './database.ts';

/** Reads a snapshot of the database, however long it takes and whatever is written meanwhile. */
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
