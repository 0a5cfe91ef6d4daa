import { sql } from 'kysely';
import type { Writer } from '../../../platform/database/database.ts';

/** Any number will do, if every instance of Almanac takes the same. */
const closingsOfLeave = 7_261_946;

/*
 * Taken after all rows that a change locks. A closing, which locks no rows, waits for all changes that were judged without
 * it, and has whoever comes later judged by it.
 */

/** Has nothing be closed until the change ends. */
export async function shareClosings(writer: Writer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(${closingsOfLeave})`.execute(writer);
}

/** Waits until all changes end that were judged by what was closed before, and has others wait. */
export async function claimClosings(writer: Writer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${closingsOfLeave})`.execute(writer);
}
