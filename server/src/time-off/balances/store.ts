import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { amountOf } from '@almanac/domain/leave/amount';
import type { EntitledType } from '@almanac/domain/time-off/requests/vocabulary';
import type { Writer } from '../../platform/database/database.ts';

interface LeaveAdjustment {
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
  adjustments: readonly LeaveAdjustment[],
): Promise<void> {
  if (adjustments.length === 0) return;
  await writer
    .insertInto('leaveAdjustments')
    .values(
      adjustments.map(({ days, ...adjustment }) => ({
        id: randomUUIDv7(),
        ...adjustment,
        amount: amountOf(days, 'DAY'),
      })),
    )
    .execute();
}

/** Erases why the totals of a person were set; each adjustment must have a reason. */
export async function eraseReasonsOfAdjustments(writer: Writer, userId: string): Promise<void> {
  await writer
    .updateTable('leaveAdjustments')
    .set({ reason: 'Erased' })
    .where('userId', '=', userId)
    .execute();
}
