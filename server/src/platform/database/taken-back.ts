import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './tables.ts';

/** Does the work on one snapshot, from before which on the advisory lock is shared, and takes back what it has written. */
export function takenBack<Result>(
  database: Database,
  { sharedLock }: { sharedLock: number },
  work: (transaction: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock_shared(${sharedLock})`.execute(connection);
    try {
      return await inTransaction(connection, work);
    } finally {
      await sql`SELECT pg_advisory_unlock_shared(${sharedLock})`.execute(connection);
    }
  });
}

async function inTransaction<Result>(
  connection: Database,
  work: (transaction: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  try {
    return await connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        throw new TakenBack(await work(transaction));
      });
  } catch (error) {
    if (error instanceof TakenBack) return error.result as Result;
    throw error;
  }
}

class TakenBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('The transaction is taken back');
    this.result = result;
  }
}
