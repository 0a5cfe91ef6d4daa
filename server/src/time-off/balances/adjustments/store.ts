import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Amount } from '@almanac/domain/leave/types/amount';
import { sql } from 'kysely';
import type { Writer } from '../../../platform/database/database.ts';

// PostgreSQL allows at most 65,535 parameters.
const rowsAtATime = 4000;

export interface NewAdjustment {
  userId: string;
  authorId: string;
  type: string;
  /** The leave year of this day is adjusted. */
  effectiveOn: CalendarDate;
  expiresOn?: CalendarDate | null;
  /** In hundredths of a day, or minutes. */
  amount: Amount;
  reason: string | null;
  kind?: 'PAID_OUT';
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

interface NewMovedExpiry {
  userId: string;
  authorId: string;
  type: string;
  leaveYearStart: CalendarDate;
  expiresOn: CalendarDate;
  reason: string;
}

/** Stores the last day of a leave year's leave, or replaces it. */
export async function saveMovedExpiry(writer: Writer, moved: NewMovedExpiry): Promise<void> {
  const { authorId, expiresOn, reason } = moved;
  await writer
    .insertInto('movedExpiries')
    .values(moved)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'type', 'leaveYearStart']).doUpdateSet({ authorId, expiresOn, reason }),
    )
    .execute();
}

/** Replaces the reasons of a person's adjustments and moved expiries, which must not be empty. */
export async function eraseReasonsOfAdjustments(writer: Writer, userId: string): Promise<void> {
  await writer
    .updateTable('leaveAdjustments')
    .set({ reason: 'Erased' })
    .where('userId', '=', userId)
    .where('reason', 'is not', null)
    .execute();
  await writer.updateTable('movedExpiries').set({ reason: 'Erased' }).where('userId', '=', userId).execute();
}

const balanceReadLock = 58;

/** Serialises the logging of one administrator's reads, so that two at once leave one entry. */
export async function lockBalanceReadsOf(writer: Writer, actorId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${balanceReadLock}, hashtext(${actorId}))`.execute(writer);
}
