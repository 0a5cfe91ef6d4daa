import type { Database, Writer } from '../platform/database/database.ts';

/** Writes in one attempt: a change makes further ones, which would hide that two of them waited for each other. */
export function writeOnce<Result>(
  database: Database,
  work: (writer: Writer) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute((transaction) => work(transaction as Writer));
}
