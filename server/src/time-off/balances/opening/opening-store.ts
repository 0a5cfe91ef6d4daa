import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Amount } from '@almanac/domain/leave/types/amount';
import type { Writer } from '../../../platform/database/database.ts';
import { openingReason } from './opening-queries.ts';

/** Adjusts accounts by the people's opening balances. */
export async function insertOpenings(
  writer: Writer,
  openings: readonly { userId: string; type: string; amount: Amount }[],
  { authorId, today }: { authorId: string; today: CalendarDate },
): Promise<void> {
  if (openings.length === 0) return;
  await writer
    .insertInto('leaveAdjustments')
    .values(
      openings.map((opening) => ({
        id: randomUUIDv7(),
        ...opening,
        authorId,
        effectiveOn: today,
        reason: openingReason,
      })),
    )
    .execute();
}
