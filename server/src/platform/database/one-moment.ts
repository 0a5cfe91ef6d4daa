import { sql } from 'kysely';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Database, Reader } from './database.ts';
import { isStalePlan } from './named-statements.ts';
import { DatabaseBusy } from './unavailable.ts';

// Few of the pool's connections, each of which may read for seconds.
const snapshotsAtOnce = { slots: 4, longestWaitMilliseconds: 5000 };
const concurrencyLimit = new ConcurrencyLimit<Database>(snapshotsAtOnce);

/**
 * Reads the database as it is at one moment, and can write nothing. The advisory lock is shared until that moment, so that the
 * snapshot shows all that its exclusive holders before have written; afterwards nothing is locked. Throws `DatabaseBusy` where too
 * many others read so.
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
    // The connection has forgotten the stale plan.
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
        // A transaction's snapshot is that of its first statement.
        await unlock.execute(transaction);
        isShared = false;
        return work(transaction);
      });
  } finally {
    if (isShared) await unlock.execute(connection);
  }
}
