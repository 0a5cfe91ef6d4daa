import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Amount } from '@almanac/domain/leave/types/amount';
import type { StatedOpening } from '@almanac/domain/people/import/opening';
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

/** Stores what the people's balances are stated to be on the day, instead of what was stated before. */
export async function replaceOpenings(
  writer: Writer,
  openings: readonly { userId: string; type: string; amount: Amount }[],
  { authorId, stated: { as, on } }: { authorId: string; stated: StatedOpening },
): Promise<void> {
  if (openings.length === 0) return;
  await writer
    .insertInto('leaveAdjustments')
    .values(
      openings.map((opening) => ({
        id: randomUUIDv7(),
        ...opening,
        authorId,
        effectiveOn: on,
        opening: as,
        reason: openingReason,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'type', 'opening', 'effectiveOn'])
        .where('opening', 'is not', null)
        .doUpdateSet((eb) => ({ amount: eb.ref('excluded.amount'), authorId })),
    )
    .execute();
}
