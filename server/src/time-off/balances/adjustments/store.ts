import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Amount } from '@almanac/domain/leave/types/amount';
import { sql } from 'kysely';
import type { Writer } from '../../../platform/database/database.ts';

// A statement takes 65,535 values at most.
const rowsAtATime = 4000;

export interface NewAdjustment {
  userId: string;
  authorId: string;
  type: string;
  /** The day whose leave year it counts in. */
  effectiveOn: CalendarDate;
  expiresOn?: CalendarDate | null;
  /** In hundredths of a day, or minutes. */
  amount: Amount;
  reason: string;
}

export async function insertAdjustments(
  writer: Writer,
  adjustments: readonly NewAdjustment[],
): Promise<void> {
  for (let start = 0; start < adjustments.length; start += rowsAtATime) {
    const rows = adjustments.slice(start, start + rowsAtATime);
    await writer
      .insertInto('leaveAdjustments')
      .values(rows.map((adjustment) => ({ id: randomUUIDv7(), ...adjustment })))
      .execute();
  }
}

/** Stores an adjustment and returns its id. */
export async function insertAdjustment(writer: Writer, adjustment: NewAdjustment): Promise<string> {
  const id = randomUUIDv7();
  await writer
    .insertInto('leaveAdjustments')
    .values({ id, ...adjustment })
    .execute();
  return id;
}

export async function removeAdjustment(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('leaveAdjustments').where('id', '=', id).execute();
}

/** Erases why the totals of a person were set; each adjustment must have a reason. */
export async function eraseReasonsOfAdjustments(writer: Writer, userId: string): Promise<void> {
  await writer
    .updateTable('leaveAdjustments')
    .set({ reason: 'Erased' })
    .where('userId', '=', userId)
    .execute();
}

const looksLock = 58;

/** Lets looks of the same administrator be logged one after the other, so that two at once leave one entry. */
export async function lockLooksOf(writer: Writer, actorId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${looksLock}, hashtext(${actorId}))`.execute(writer);
}
