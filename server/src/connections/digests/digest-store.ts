import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Writer } from '../../platform/database/database.ts';

/** Begins the round of a day; false if it has begun already. */
export async function beginRound(writer: Writer, day: CalendarDate): Promise<boolean> {
  const begun = await writer
    .insertInto('digestRounds')
    .values({ day })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  return begun !== undefined;
}
