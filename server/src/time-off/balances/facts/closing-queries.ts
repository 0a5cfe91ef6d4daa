import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Reader } from '../../../platform/database/database.ts';

/** The last closed day, if any. */
export async function readClosedThrough(database: Reader): Promise<CalendarDate | undefined> {
  const { through } = await database
    .selectFrom('leaveClosings')
    .select((eb) => eb.fn.max<CalendarDate | null>('through').as('through'))
    .executeTakeFirstOrThrow();
  return through ?? undefined;
}
