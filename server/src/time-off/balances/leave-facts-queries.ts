import type { LeaveAdjustment, LeaveRequest } from '@almanac/domain/time-off/balances/leave-facts';
import { statusesThatHoldDays } from '@almanac/domain/time-off/requests/request-status';
import type { Reader } from '../../platform/database/database.ts';
import { bookingColumns } from '../requests/queries.ts';

/** A record of somebody's account of a type. */
interface OfAccount<Kind> {
  userId: string;
  type: string;
  record: Kind;
}

/** The requests of the people that hold days, in the order of their days. */
export async function readRequestsOf(
  database: Reader,
  userIds: readonly string[],
): Promise<OfAccount<LeaveRequest>[]> {
  const rows = await database
    .selectFrom('timeOffRequests')
    .select([...bookingColumns, 'decidedAmount'])
    .where((eb) => eb('requesterId', '=', eb.fn.any(eb.val(userIds))))
    .where('status', 'in', statusesThatHoldDays)
    .orderBy('startDate')
    .orderBy('id')
    .execute();
  return rows.map(({ requesterId, type, startHalf, endHalf, minutes, decidedAmount, ...request }) => ({
    userId: requesterId,
    type,
    record: {
      ...request,
      startHalf,
      endHalf,
      minutes: minutes ?? undefined,
      decidedAmount: decidedAmount ?? undefined,
    },
  }));
}

/** The adjustments of the people's accounts, in the order of their days. */
export async function readAdjustmentsOf(
  database: Reader,
  userIds: readonly string[],
): Promise<OfAccount<LeaveAdjustment>[]> {
  const rows = await database
    .selectFrom('leaveAdjustments')
    .select(['id', 'userId', 'type', 'amount', 'effectiveOn', 'expiresOn', 'reason'])
    .where((eb) => eb('userId', '=', eb.fn.any(eb.val(userIds))))
    .orderBy('effectiveOn')
    .orderBy('id')
    .execute();
  return rows.map(({ userId, type, id, amount, effectiveOn, expiresOn, reason }) => ({
    userId,
    type,
    record: { id, amount, on: effectiveOn, expiresOn: expiresOn ?? undefined, reason },
  }));
}
