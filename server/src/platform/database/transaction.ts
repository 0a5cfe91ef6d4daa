import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './tables.ts';

/** Commits what the work has written when it returns, and rolls it back when it throws. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(work);
}
