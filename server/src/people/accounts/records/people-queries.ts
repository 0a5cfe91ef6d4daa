import type { Role } from '@almanac/domain/access/role';
import type { SessionUser } from '@almanac/domain/access/schema';
import {
  type AliasableExpression,
  type Expression,
  expressionBuilder,
  type InferResult,
  type SqlBool,
} from 'kysely';
import { isAmongRoles } from '../../../access/role-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { withoutNulls } from '../../../platform/database/statements/without-nulls.ts';
import type { DB } from '../../../platform/database/tables.ts';

const { selectFrom } = expressionBuilder<DB>();

const known = selectFrom('users').select([
  'id',
  'version',
  'email',
  'name',
  'sorted',
  'searched',
  'searchedByAdmins',
  'personnelNumber',
  'costCentre',
  'role',
  'departmentId',
  'isActive',
  'emailVerified',
  'hasSignedIn',
  'employmentStart',
  'employmentEnd',
  'earlierEmployments',
  'countsEarlier',
  'keepsBalance',
  'employed',
  'createdOn',
  'successorId',
  'mailsRequestsToDecide',
  'mailsOwnRequests',
  'calendarInvites',
  'digest',
  'locale',
  'browserLocale',
]);

/** The people, for other slices to narrow down or join. */
export const people = selectFrom(known.as('person')).selectAll('person');
export type People = typeof people;
export type Person = InferResult<People>[number];

/** The account as a session has it, for what the person does or reads without one. */
export async function readSessionUser(database: Reader, id: string): Promise<SessionUser> {
  const user = await database
    .selectFrom('users')
    .select(['id', 'version', 'email', 'name', 'role', 'emailVerified', 'departmentId', 'isActive', 'locale'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return withoutNulls(user);
}

/** The people with the ids, unlocked, for a dry run. */
export function readPeopleById(database: Reader, ids: readonly string[]) {
  return database
    .selectFrom('users')
    .select(['id', 'version', 'name', 'email', 'role', 'isActive'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('id')
    .execute();
}

/** The id of the person's department, if they have one. */
export async function readDepartmentId(database: Reader, id: string): Promise<string | undefined> {
  const person = await database
    .selectFrom('users')
    .select('departmentId')
    .where('id', '=', id)
    .executeTakeFirst();
  return person?.departmentId ?? undefined;
}

export function hasRole(roles: readonly Role[]): Expression<SqlBool> {
  return isAmongRoles(expressionBuilder(people).ref('person.role'), roles);
}

export function onePerson(id: string): People {
  return people.where('person.id', '=', id);
}

/** Only the person with the id if given, else all. */
export function onlyThe(group: People, id: string | undefined): People {
  return id === undefined ? group : group.where('person.id', '=', id);
}

/** Whether the people include the id. */
export async function isAmong(database: Reader, group: People, id: string): Promise<boolean> {
  const found = await database
    .selectFrom(group.as('person'))
    .select('person.id')
    .where('person.id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Number of people in the department. */
export function countPeople(departmentId: Expression<string>): AliasableExpression<number> {
  return selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('users.departmentId', '=', departmentId)
    .$asScalar();
}
