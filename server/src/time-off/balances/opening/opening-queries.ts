import type { Amount } from '@almanac/domain/leave/types/amount';
import type { OpenRequestOfImport } from '@almanac/domain/people/import/import-warnings';
import type { StatedOpening } from '@almanac/domain/people/import/opening';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import { expressionBuilder, sql } from 'kysely';
import { leaveTypes } from '../../../leave/types/type-queries.ts';
import { people } from '../../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/tables.ts';

/** The reason of an adjustment for an opening balance. */
export const openingReason = 'Opening balance';

/** Opening balances by person id and type code: those stated for the day, or what was added to the grants. */
export async function readOpenings(
  database: Reader,
  userIds: readonly string[],
  stated?: StatedOpening,
): Promise<{ userId: string; type: string; amount: Amount }[]> {
  const openings = database
    .selectFrom('leaveAdjustments as adjustment')
    .select((eb) => [
      'adjustment.userId',
      'adjustment.type',
      eb.cast<number>(eb.fn.sum('adjustment.amount'), 'integer').as('amount'),
    ])
    .where((eb) => eb('adjustment.userId', '=', eb.fn.any(eb.val(userIds))))
    .groupBy(['adjustment.userId', 'adjustment.type']);
  const found = stated
    ? openings.where('adjustment.opening', '=', stated.as).where('adjustment.effectiveOn', '=', stated.on)
    : openings.where('adjustment.opening', 'is', null).where('adjustment.reason', '=', openingReason);
  return found.execute();
}

/** People's pending and approved requests, earliest first. */
export async function readRequestsOf(
  database: Reader,
  userIds: readonly string[],
): Promise<({ requesterId: string } & OpenRequestOfImport)[]> {
  return database
    .selectFrom('timeOffRequests as request')
    .innerJoin(leaveTypes.as('type'), 'type.code', 'request.type')
    .select([
      'request.requesterId',
      'type.name as typeName',
      'request.startDate',
      'request.endDate',
      sql<'PENDING' | 'APPROVED'>`request.status`.as('status'),
    ])
    .where((eb) => eb('request.requesterId', '=', eb.fn.any(eb.val(userIds))))
    .where('request.status', 'in', blockingStatuses)
    .orderBy('request.startDate')
    .execute();
}

/** The people as log entries name them. */
export function readNamedPeople(
  database: Reader,
  ids: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  return database
    .selectFrom(people.as('person'))
    .select(['person.id', 'person.name', 'person.email'])
    .where((eb) => eb('person.id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}

/** The ids of people whose balance of any type was ever entered or adjusted. */
export const peopleWithAdjustment = expressionBuilder<DB>()
  .selectFrom('leaveAdjustments as adjustment')
  .select('adjustment.userId')
  .distinct();
