import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';
import { namingTheLock, rulesOfLeave } from './rule-snapshot.ts';

/**
 * Taken before any row lock. Changes that check leave by the rules share it until commit; a rule change takes it
 * exclusively.
 */

/** Takes the shared lock on leave rules until commit. */
export async function shareRules(writer: Writer): Promise<void> {
  await namingTheLock(sql`SELECT pg_advisory_xact_lock_shared(${rulesOfLeave})`.execute(writer));
}

/** Takes the exclusive lock on leave rules until commit. */
export async function claimRules(writer: Writer): Promise<void> {
  await namingTheLock(sql`SELECT pg_advisory_xact_lock(${rulesOfLeave})`.execute(writer));
}
