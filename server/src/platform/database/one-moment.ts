import { sql } from 'kysely';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Database, Reader } from './database.ts';
import { isStalePlan } from './named-statements.ts';
import { DatabaseBusy } from './unavailable.ts';

// Few of the pool's connections, as each may read for seconds.
const snapshotsAtOnce = { slots: 4, longestWaitMilliseconds: 5000 };
const concurrencyLimit = new ConcurrencyLimit<Database>(snapshotsAtOnce);

/**
 * Reads a snapshot of the database, read-only. The advisory lock is shared until the snapshot is taken, so it includes
 * the writes of earlier exclusive holders; afterwards nothing is locked. Throws `DatabaseBusy` if too many such reads
 * run.
 */
export async function readOneMoment<Result>(
  database: Database,
  { sharedLock }: { sharedLock: number },
  work: (snapshot: Reader) => Promise<Result>,
): Promise<Result> {
  const leave = await concurrencyLimit.enter(database);
  if (!leave) throw new DatabaseBusy('Too many snapshots are being read');
  const read = () =>
    database.connection().execute((connection) => readSnapshot(connection, sharedLock, work));
  try {
    return await read();
  } catch (error) {
    // The connection has dropped the stale plan.
    if (!isStalePlan(error)) throw error;
    return await read();
  } finally {
    leave();
  }
}

async function readSnapshot<Result>(
  connection: Database,
  sharedLock: number,
  work: (snapshot: Reader) => Promise<Result>,
): Promise<Result> {
  await sql`SELECT pg_advisory_lock_shared(${sharedLock})`.execute(connection);
  let isShared = true;
  const unlock = sql`SELECT pg_advisory_unlock_shared(${sharedLock})`;
  try {
    return await connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        // A transaction's snapshot is taken by its first statement.
        await unlock.execute(transaction);
        isShared = false;
        return work(transaction);
      });
  } finally {
    if (isShared) await unlock.execute(connection);
  }
}
