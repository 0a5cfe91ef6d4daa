import { personName } from '@almanac/domain/access/person-name';
import type { Role } from '@almanac/domain/access/role';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Deputy } from '@almanac/domain/people/accounts/deputy-schema';
import { expressionBuilder } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/tables.ts';
import { hasRole, onePerson, type People, people } from '../records/people-queries.ts';

/** Deputies effective on the day: named for it, and the person is away by the calendar. */
export function standingInOn(day: CalendarDate) {
  return expressionBuilder<DB>()
    .selectFrom('standingIn')
    .select(['standingIn.deputyId', 'standingIn.userId'])
    .where('standingIn.startDate', '<=', day)
    .where('standingIn.endDate', '>=', day);
}

function selectDeputies(database: Reader) {
  return database
    .selectFrom('deputies')
    .innerJoin(people.as('user'), 'user.id', 'deputies.userId')
    .innerJoin(people.as('deputy'), 'deputy.id', 'deputies.deputyId')
    .select(['deputies.id', 'deputies.startDate', 'deputies.endDate', 'deputies.userId', 'deputies.deputyId'])
    .select(['user.name as userName', 'user.email as userEmail'])
    .select(['deputy.name as deputyName', 'deputy.email as deputyEmail'])
    .orderBy('deputies.startDate')
    .orderBy('deputies.id');
}
type DeputyRow = Awaited<ReturnType<ReturnType<typeof selectDeputies>['executeTakeFirstOrThrow']>>;

function toDeputy(row: DeputyRow): Deputy {
  return {
    id: row.id,
    user: { id: row.userId, name: personName({ name: row.userName, email: row.userEmail }) },
    deputy: { id: row.deputyId, name: personName({ name: row.deputyName, email: row.deputyEmail }) },
    startDate: row.startDate,
    endDate: row.endDate,
  };
}

/** Deputies of the person, and people they deputise for, that end on or after the day. */
export async function readDeputiesOf(
  database: Reader,
  userId: string,
  from: CalendarDate,
): Promise<Deputy[]> {
  const rows = await selectDeputies(database)
    .where((eb) => eb.or([eb('deputies.userId', '=', userId), eb('deputies.deputyId', '=', userId)]))
    .where('deputies.endDate', '>=', from)
    .execute();
  return rows.map(toDeputy);
}

export async function readDeputy(database: Reader, id: string): Promise<Deputy | undefined> {
  const row = await selectDeputies(database).where('deputies.id', '=', id).executeTakeFirst();
  return row && toDeputy(row);
}

/** Reads what decides who can be the person's deputy, or undefined for an unknown person. */
export function readDeputised(database: Reader, userId: string) {
  return database
    .selectFrom(onePerson(userId).as('person'))
    .select(['person.role', 'person.isActive'])
    .executeTakeFirst();
}

/** Group members with one of the roles, except the person. */
export function othersWithRole(group: People, userId: string, roles: readonly Role[]): People {
  if (roles.length === 0) return group.where((eb) => eb.lit(false));
  return group.where(hasRole(roles)).where('person.id', '<>', userId);
}
