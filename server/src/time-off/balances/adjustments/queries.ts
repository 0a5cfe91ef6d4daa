import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Reader } from '../../../platform/database/database.ts';

/** The people whose total was ever adjusted. */
export async function readAdjustedPeople(
  database: Reader,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('leaveAdjustments')
    .select('userId')
    .distinct()
    .where('userId', 'in', userIds)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** The first day with a request or an adjustment; undefined if there is none. */
export async function readFirstDay(database: Reader): Promise<CalendarDate | undefined> {
  const { firstDay } = await database
    .selectNoFrom(({ fn, selectFrom }) =>
      fn<CalendarDate | null>('least', [
        selectFrom('timeOffRequests').select((eb) => eb.fn.min('startDate').as('first')),
        selectFrom('leaveAdjustments').select((eb) => eb.fn.min('effectiveOn').as('first')),
      ]).as('firstDay'),
    )
    .executeTakeFirstOrThrow();
  return firstDay ?? undefined;
}

/** The amount is in hundredths of a day or minutes. */
export function readAdjustment(database: Reader, id: string) {
  return database
    .selectFrom('leaveAdjustments')
    .select(['userId', 'type', 'amount', 'effectiveOn as on', 'expiresOn'])
    .where('id', '=', id)
    .executeTakeFirst();
}
