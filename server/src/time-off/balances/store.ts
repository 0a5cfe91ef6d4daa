import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { EntitledType } from '@almanac/domain/time-off/requests/vocabulary';
import type { Writer } from '../../platform/database/database.ts';

interface BalanceAdjustment {
  userId: string;
  authorId: string;
  type: EntitledType;
  /** The day whose leave year it counts in. */
  effectiveOn: CalendarDate;
  days: number;
  reason: string;
}

export async function insertAdjustments(
  writer: Writer,
  adjustments: readonly BalanceAdjustment[],
): Promise<void> {
  if (adjustments.length === 0) return;
  await writer
    .insertInto('balanceAdjustments')
    .values(adjustments.map((adjustment) => ({ id: randomUUIDv7(), ...adjustment })))
    .execute();
}

/** Erases why the totals of a person were set; each adjustment must have a reason. */
export async function eraseReasonsOfAdjustments(writer: Writer, userId: string): Promise<void> {
  await writer
    .updateTable('balanceAdjustments')
    .set({ reason: 'Erased' })
    .where('userId', '=', userId)
    .execute();
}
