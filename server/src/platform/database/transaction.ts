import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './tables.ts';

/** Commits when the work returns, and rolls back when it throws. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(work);
}
