import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Any number, but the same in every instance. */
const advisoryLock = 7_261_944;

/** Runs the work on one instance at a time, as libraries must not create their tables twice at once. */
export async function inTurn<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await sql`SET LOCAL lock_timeout = 0`.execute(transaction);
    await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql`SELECT pg_advisory_xact_lock(${advisoryLock})`.execute(transaction);
    return work();
  });
}
