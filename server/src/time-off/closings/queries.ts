import { personName } from '@almanac/domain/access/person-name';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import type { Amount } from '@almanac/domain/leave/types/amount';
import type { Closing } from '@almanac/domain/time-off/closings/schema';
import { sql } from 'kysely';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';

/** Closings, latest first. */
export async function readClosings(database: Reader): Promise<Closing[]> {
  const rows = await database
    .selectFrom('leaveClosings as closing')
    .innerJoin(people.as('person'), 'person.id', 'closing.closedById')
    .select((eb) => [
      'closing.id',
      'closing.through',
      'closing.closedAt',
      'person.id as closedById',
      'person.name as closedByName',
      'person.email as closedByEmail',
      eb
        .selectFrom('leaveClosingBalances as balance')
        .whereRef('balance.through', '=', 'closing.through')
        .select(sql<number>`count(DISTINCT balance.user_id)::integer`.as('count'))
        .$asScalar()
        .$notNull()
        .as('people'),
      eb
        .selectFrom('leaveClosingBalances as balance')
        .whereRef('balance.through', '=', 'closing.through')
        .select(sql<number>`count(*)::integer`.as('count'))
        .$asScalar()
        .$notNull()
        .as('balances'),
    ])
    .orderBy('closing.through', 'desc')
    .execute();
  return rows.map(({ closedAt, closedById, closedByName, closedByEmail, ...closing }) => ({
    ...closing,
    closedAt: closedAt.toISOString(),
    closedBy: { id: closedById, name: personName({ name: closedByName, email: closedByEmail }) },
  }));
}

/** A pending request with its requester. */
export interface PendingRequest extends Period {
  id: string;
  name: string;
  email: string;
}

/** Pending requests that begin by the day, in order. */
export async function readPendingThrough(database: Reader, through: CalendarDate): Promise<PendingRequest[]> {
  return database
    .selectFrom('timeOffRequests as request')
    .innerJoin(people.as('person'), 'person.id', 'request.requesterId')
    .select(['request.id', 'request.startDate', 'request.endDate', 'person.name', 'person.email'])
    .where('request.status', '=', 'PENDING')
    .where('request.startDate', '<=', through)
    .orderBy('request.startDate')
    .orderBy('request.id')
    .execute();
}

/** One account's balance at the end of a closed day. */
export interface Witness {
  userId: string;
  type: string;
  amount: Amount;
}

/** A closing balance. An update marks it without changing its figure. */
export interface StoredWitness extends Witness {
  isRecalculated: boolean;
  /** The amount that the records of a marked balance lead to. Null: none, as the type is now only counted. */
  recalculatedAmount: Amount | null;
}

/** The closing's balances, by person and type. */
export async function readWitnesses(database: Reader, through: CalendarDate): Promise<StoredWitness[]> {
  const rows = await database
    .selectFrom('leaveClosingBalances')
    .select(['userId', 'type', 'amount', 'mark', 'recalculatedAmount'])
    .where('through', '=', through)
    .orderBy('userId')
    .orderBy('type')
    .execute();
  return rows.map(({ mark, ...witness }) => ({ ...witness, isRecalculated: mark !== null }));
}

/** All people by name, with their display names. */
export async function readEveryone(database: Reader): Promise<{ id: string; name: string; email: string }[]> {
  return database
    .selectFrom(people.as('person'))
    .select(['person.id', 'person.name', 'person.email'])
    .orderBy('person.sorted')
    .orderBy('person.id')
    .execute();
}
