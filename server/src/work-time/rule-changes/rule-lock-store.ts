import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';
import { namingTheLock, rulesOfLeave } from './rule-snapshot.ts';

/*
 * The lock is taken before any row is locked. Changes that check leave by the rules share it until they commit. A rule change takes it
 * exclusively, so later ones see the new rules.
 */

/** Keeps the rules of leave as they are until the transaction ends, beside others who need the same. */
export async function shareRules(writer: Writer): Promise<void> {
  await namingTheLock(sql`SELECT pg_advisory_xact_lock_shared(${rulesOfLeave})`.execute(writer));
}

/** Has nobody judge by the rules of leave, or change them, until the transaction ends. */
export async function claimRules(writer: Writer): Promise<void> {
  await namingTheLock(sql`SELECT pg_advisory_xact_lock(${rulesOfLeave})`.execute(writer));
}
