import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { sql } from 'kysely';
import type { Writer } from '../../../platform/database/database.ts';

/** An arbitrary number, the same in all instances. */
const closingsOfLeave = 7_261_946;

/**
 * Taken after all row locks. A closing locks no rows: it waits for the changes that did not see it, and later changes
 * are checked against it.
 */

/** Keeps closings waiting until commit, and returns the last closed day, if any. */
export async function shareClosings(writer: Writer): Promise<CalendarDate | undefined> {
  const { rows } = await sql<{ through: CalendarDate | null }>`
    SELECT share_closings(${closingsOfLeave}) AS through`.execute(writer);
  return rows[0]?.through ?? undefined;
}

/** Waits for the changes that were checked against the former closings, and makes later ones wait. */
export async function claimClosings(writer: Writer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${closingsOfLeave})`.execute(writer);
}
