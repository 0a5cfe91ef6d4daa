import type { Database, Writer } from '../platform/database/database.ts';

/** Writes in a single attempt, as the retries of a change would hide deadlocks. */
export function writeOnce<Result>(
  database: Database,
  work: (writer: Writer) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute((transaction) => work(transaction as Writer));
}
