import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { numberOf } from '@almanac/domain/leave/amount';
import type { PersonalRecords } from '@almanac/domain/time-off/booking/request-check';
import { onePerson } from '../../people/accounts/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { withoutNulls } from '../../platform/database/without-nulls.ts';
import { readOpenRequests } from '../requests/queries.ts';

/** Reads what a person's balance is derived from, for the viewer to be told; nothing where there is no such person. */
export async function readLeaveRecords(
  database: Reader,
  userId: string,
  viewer?: Pick<Viewer, 'id' | 'role'>,
): Promise<PersonalRecords | undefined> {
  const person = await database
    .selectFrom(onePerson(userId).as('person'))
    .select(['person.employmentStart', 'person.employmentEnd'])
    .executeTakeFirst();
  if (!person) return undefined;
  const requests = await readOpenRequests(database, userId, viewer);
  const adjustments = await database
    .selectFrom('leaveAdjustments')
    .select(['type', 'effectiveOn', 'amount'])
    .where('userId', '=', userId)
    .execute();
  return {
    ...withoutNulls(person),
    requests,
    adjustments: adjustments.map(({ amount, ...each }) => ({ ...each, days: numberOf(amount, 'DAY') })),
  };
}

/** Those of the people of whom a total was ever adjusted. */
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

/** The first day of which there is a request or an adjustment; nothing where there is none. */
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

/** An adjustment, its amount in hundredths of a day or minutes. */
export function readAdjustment(database: Reader, id: string) {
  return database
    .selectFrom('leaveAdjustments')
    .select(['userId', 'type', 'amount', 'effectiveOn as on', 'expiresOn'])
    .where('id', '=', id)
    .executeTakeFirst();
}
