import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { expressionBuilder } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/statements/one-of.ts';
import type { DB } from '../../../platform/database/tables.ts';

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
    .select(['userId', 'type', 'amount', 'effectiveOn as on', 'expiresOn', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The pay-outs on the days of the period, to join or filter; amounts are in hundredths of a day or minutes. */
export function payoutsIn({ startDate, endDate }: Period) {
  return expressionBuilder<DB>()
    .selectFrom('leaveAdjustments')
    .select(({ ref }) => ['userId', 'type', ref('effectiveOn').as('on')])
    .select((eb) => eb.cast<number>(eb.neg('amount'), 'integer').as('amount'))
    .where('kind', '=', 'PAID_OUT')
    .where('effectiveOn', '>=', startDate)
    .where('effectiveOn', '<=', endDate);
}

/** The people's pay-outs in the period, by day. */
export function readPayouts(database: Reader, userIds: readonly string[], period: Period) {
  return database
    .selectFrom(payoutsIn(period).as('payout'))
    .select(['payout.userId', 'payout.type', 'payout.on', 'payout.amount'])
    .where(({ ref }) => isOneOf(ref('payout.userId'), userIds))
    .orderBy('payout.on')
    .orderBy('payout.type')
    .orderBy('payout.amount')
    .execute();
}
