import { sql } from 'kysely';
import type { Writer } from '../platform/database/database.ts';
import { rulesOfLeave, toldInVain } from './rule-rehearsal.ts';

/*
 * Taken before any row is locked. Whoever judges leave by the rules shares them until the transaction ends; whoever changes
 * rules waits for all of those, and has whoever comes later judge by what the change leaves.
 */

/** Keeps the rules of leave as they are until the transaction ends, beside others who need the same. */
export async function shareRules(writer: Writer): Promise<void> {
  await toldInVain(sql`SELECT pg_advisory_xact_lock_shared(${rulesOfLeave})`.execute(writer));
}

/** Has nobody judge by the rules of leave, or change them, until the transaction ends. */
export async function claimRules(writer: Writer): Promise<void> {
  await toldInVain(sql`SELECT pg_advisory_xact_lock(${rulesOfLeave})`.execute(writer));
}
