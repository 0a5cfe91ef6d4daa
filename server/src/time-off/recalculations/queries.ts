import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Names } from '@almanac/domain/language/names';
import type { Amount, LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { RecalculatedDay } from '@almanac/domain/time-off/recalculations/recalculation';
import type { RecalculationReason } from '@almanac/domain/time-off/recalculations/recalculation-reason';
import type { RecalculationState } from '@almanac/domain/time-off/recalculations/recalculation-state';
import { leaveTypes } from '../../leave/types/type-queries.ts';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/statements/page.ts';

/** The oldest engine whose figures are not yet compared with this version, if any. */
export async function readDueEngine(database: Reader): Promise<number | undefined> {
  const due = await database
    .selectFrom('leaveEngineUpdates')
    .select('formerEngine')
    .where('comparedOn', 'is', null)
    .orderBy('formerEngine')
    .limit(1)
    .executeTakeFirst();
  return due?.formerEngine;
}

/** A closing balance, with `recalculatedAmount` if a former update marked it and its records lead to an amount. */
export interface ClosingBalance {
  through: CalendarDate;
  userId: string;
  type: string;
  amount: Amount;
  mark: string | null;
  recalculatedAmount: Amount | null;
}

/** The closing balances of the people. */
export async function readClosingBalances(
  database: Reader,
  userIds: readonly string[],
): Promise<ClosingBalance[]> {
  if (userIds.length === 0) return [];
  return database
    .selectFrom('leaveClosingBalances')
    .select(['through', 'userId', 'type', 'amount', 'mark', 'recalculatedAmount'])
    .where('userId', 'in', userIds)
    .orderBy('through')
    .execute();
}

/** A stored recalculation; amounts are hundredths of a day, or minutes. */
export interface StoredRecalculation {
  id: string;
  userId: string;
  name: string;
  type: string;
  typeName: string;
  typeNames: Names | null;
  unit: LeaveUnit;
  days: RecalculatedDay[];
  reasons: RecalculationReason[];
  madeOn: CalendarDate;
  state: RecalculationState;
  decidedAt: Date | null;
  decidedById: string | null;
  decidedByName: string | null;
}

function selectStored(database: Reader) {
  return database
    .selectFrom('leaveRecalculations as line')
    .innerJoin('leaveEngineUpdates as update', 'update.formerEngine', 'line.formerEngine')
    .innerJoin(people.as('person'), 'person.id', 'line.userId')
    .innerJoin(leaveTypes.as('type'), 'type.code', 'line.type')
    .leftJoin(people.as('decider'), 'decider.id', 'line.decidedById')
    .select(({ ref }) => [
      'line.id',
      'line.userId',
      'person.name',
      'line.type',
      'type.name as typeName',
      'type.names as typeNames',
      'type.unit',
      ref('line.days').$castTo<RecalculatedDay[]>().as('days'),
      ref('line.reasons').$castTo<RecalculationReason[]>().as('reasons'),
      ref('update.comparedOn').$castTo<CalendarDate>().as('madeOn'),
      'line.state',
      'line.decidedAt',
      'line.decidedById',
      'decider.name as decidedByName',
    ]);
}

/** One page of recalculations, by name. */
export function readRecalculations(
  database: Reader,
  { state, ...page }: { state?: RecalculationState | undefined; page: number; limit: number },
) {
  const matching = selectStored(database)
    .$if(state !== undefined, (query) => query.where('line.state', '=', state ?? 'OPEN'))
    .orderBy('person.sorted')
    .orderBy('line.userId')
    .orderBy('line.type')
    .orderBy('line.formerEngine');
  const counting = database
    .selectFrom('leaveRecalculations as line')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$if(state !== undefined, (query) => query.where('line.state', '=', state ?? 'OPEN'));
  return readPage(matching, counting, page);
}

/** The number of recalculations by state, and the person's open ones. */
export async function countRecalculations(
  database: Reader,
  userId: string,
): Promise<{ open: number; own: number; kept: number; accepted: number }> {
  return database
    .selectFrom('leaveRecalculations')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'OPEN').as('open'),
      fn
        .countAll<number>()
        .filterWhere((eb) => eb.and([eb('state', '=', 'OPEN'), eb('userId', '=', userId)]))
        .as('own'),
      fn.countAll<number>().filterWhere('state', '=', 'KEPT').as('kept'),
      fn.countAll<number>().filterWhere('state', '=', 'ACCEPTED').as('accepted'),
    ])
    .executeTakeFirstOrThrow();
}

/** The recalculation, if it exists. */
export function readRecalculation(database: Reader, id: string): Promise<StoredRecalculation | undefined> {
  return selectStored(database).where('line.id', '=', id).executeTakeFirst();
}

/** At most `limit` people with open recalculations, without the actor and, if asked, without erased people. */
export async function readPeopleToDecide(
  database: Reader,
  { actorId, most, isErasedToo }: { actorId: string; most: number; isErasedToo: boolean },
): Promise<string[]> {
  const rows = await database
    .selectFrom('leaveRecalculations as line')
    .innerJoin(people.as('person'), 'person.id', 'line.userId')
    .select('line.userId')
    .distinct()
    .where('line.state', '=', 'OPEN')
    .where('line.userId', '<>', actorId)
    .$if(!isErasedToo, (query) => query.where('person.email', 'not like', 'erased-%@invalid'))
    .orderBy('line.userId')
    .limit(most)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** The people's open recalculations, by person and update. */
export function readOpenOf(database: Reader, userIds: readonly string[]): Promise<StoredRecalculation[]> {
  return selectStored(database)
    .where('line.state', '=', 'OPEN')
    .where('line.userId', 'in', userIds)
    .orderBy('line.userId')
    .orderBy('line.formerEngine')
    .orderBy('line.type')
    .execute();
}
