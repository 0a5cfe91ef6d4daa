import { adminRoles } from '@almanac/domain/access/role-gate';
import { personEmail } from '@almanac/domain/people/accounts/email-rules';
import type { ExportUsers, ListUsers, User } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { isAmongRoles } from '../../../access/role-queries.ts';
import { hasAccountChange } from '../../../audit/record-queries.ts';
import { departments } from '../../../departments/queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { isReferenced } from '../../../platform/database/references.ts';
import { type Cut, compiledPages } from '../../../platform/database/statements/page.ts';
import { columnsOf } from '../../../platform/database/statements/record-columns.ts';
import {
  hasWordParameters,
  holdsWords,
  toWords,
  type WordLengths,
  type WordParameters,
} from '../../../platform/database/statements/text-comparison.ts';
import { withoutNulls } from '../../../platform/database/statements/without-nulls.ts';
import type { DB, Users } from '../../../platform/database/tables.ts';
import { earlierOf } from '../employment/employment-of-row.ts';

/** The account with the address, if any. */
export function readUserByAddress(database: Reader, email: string) {
  return database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'isActive', 'emailVerified', 'locale', 'browserLocale'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** The account with the address, else with its untagged form. */
export async function readHolder(database: Reader, email: string) {
  return (
    (await readUserByAddress(database, email)) ?? (await readUserByAddress(database, personEmail(email)))
  );
}

/** An active account as the recipient of an email. */
export async function readRecipient(database: Reader, id: string) {
  const recipient = await database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'departmentId', 'locale', 'browserLocale'])
    .where('id', '=', id)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return recipient && withoutNulls(recipient);
}

/** Whether the address belongs to a deactivated person. */
export async function isDeactivated(database: Reader, email: string): Promise<boolean> {
  return (await readHolder(database, email))?.isActive === false;
}

/** Whether the user has records that must outlive the account. */
export function hasRecords(database: Reader, userId: string): Promise<boolean> {
  return isReferenced(database, 'users', userId);
}

function selectUsers(database: Reader) {
  return database
    .selectFrom('users as user')
    .leftJoin(departments.as('department'), 'department.id', 'user.departmentId')
    .select([
      'user.id',
      'user.version',
      ...columnsOf(userFields, 'user'),
      'department.name as departmentName',
      'user.earlierEmployments',
      'user.createdAt',
      'user.hasSignedIn',
      // Only people who have never signed in are welcomed.
      sql<boolean>`(NOT ${sql.ref('user.hasSignedIn')} AND ${hasAccountChange(sql.ref('user.id'), 'welcome')})`.as(
        'isWelcomed',
      ),
    ]);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

function toUser({ createdAt, hasSignedIn, isWelcomed, earlierEmployments, ...user }: UserRow): User {
  const earlier = earlierOf(earlierEmployments);
  return {
    ...withoutNulls(user),
    ...(earlier.length > 0 && { earlierEmployments: [...earlier] }),
    createdAt: createdAt.toISOString(),
    ...(!hasSignedIn && { hasSignedIn }),
    ...(isWelcomed && { isWelcomed }),
  };
}

/** A page of the users by name, with the total. */
export async function readUsers(
  database: Reader,
  filters: ListUsers,
): Promise<{ users: User[]; total: number }> {
  const { search, departmentId, page, limit, ...shape } = filters;
  const { values, lengths } = toWords(search);
  const parameters = { departmentId, ...values };
  const { rows, total } = await queryPage(database, parameters, { page, limit }, { ...shape, lengths });
  return { users: rows.map(toUser), total };
}

type UserParameters = Pick<ExportUsers, 'departmentId'> & WordParameters;
type UserShape = Omit<ExportUsers, 'search' | 'departmentId'> & { lengths: WordLengths };

const queryPage = compiledPages({
  rows: (database, { limit, offset, ...parameters }: UserParameters & Cut, shape: UserShape) => {
    const { matches, total } = userParameters(parameters, shape);
    const byName = selectUsers(database).where(matches).orderBy('user.sorted').orderBy('user.id');
    return byName.select(total.as('total')).limit(limit).offset(offset);
  },
  total: (database, parameters: UserParameters, shape: UserShape) =>
    database.selectNoFrom(userParameters(parameters, shape).total.as('total')),
});

function userParameters({ departmentId, ...words }: UserParameters, { lengths, ...filters }: UserShape) {
  const { selectFrom, and } = expressionBuilder<DB & { user: Users }, 'user'>();
  const matches = and([
    hasWordParameters(sql.ref('user.searchedByAdmins'), words, lengths),
    matchesFilters({ ...filters, departmentId }),
  ]);
  const total = selectFrom('users as user')
    .where(matches)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$asScalar()
    .$notNull();
  return { matches, total };
}

/** The ids of all matching users, by name. */
export async function readMatchingUserIds(database: Reader, filters: ExportUsers): Promise<string[]> {
  const rows = await database
    .selectFrom('users as user')
    .select('user.id')
    .where(matchesFilters(filters))
    .orderBy('user.sorted')
    .orderBy('user.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The users in the order of the ids. */
export async function readUsersById(database: Reader, ids: readonly string[]): Promise<User[]> {
  const rows = await selectUsers(database)
    .where((eb) => eb('user.id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  const users = new Map(rows.map((row) => [row.id, toUser(row)]));
  return ids.flatMap((id) => users.get(id) ?? []);
}

function matchesFilters({
  search,
  role,
  isActive,
  departmentId,
  ...filters
}: ExportUsers): Expression<SqlBool> {
  const { hasSignedIn, hasDepartment, hasEmploymentStart } = filters;
  const eb = expressionBuilder<{ user: Users }, 'user'>();
  return eb.and([
    ...(search === undefined ? [] : [holdsWords(eb.ref('user.searchedByAdmins'), search)]),
    ...(role ? [isAmongRoles(eb.ref('user.role'), [role])] : []),
    ...(isActive === undefined ? [] : [eb('user.isActive', '=', isActive)]),
    ...(departmentId ? [eb('user.departmentId', '=', departmentId)] : []),
    ...(hasSignedIn === undefined ? [] : [eb('user.hasSignedIn', '=', hasSignedIn)]),
    ...(hasDepartment === undefined ? [] : [eb('user.departmentId', isOrIsNot(hasDepartment), null)]),
    ...(hasEmploymentStart === undefined
      ? []
      : [eb('user.employmentStart', isOrIsNot(hasEmploymentStart), null)]),
  ]);
}

function isOrIsNot(isThere: boolean): 'is' | 'is not' {
  return isThere ? 'is not' : 'is';
}

export async function readUser(database: Reader, id: string): Promise<User | undefined> {
  const row = await selectUsers(database).where('user.id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

export async function doesUserExist(database: Reader, id: string): Promise<boolean> {
  const user = await database.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return user !== undefined;
}

export async function readUsersWithEmails(database: Reader, emails: readonly string[]): Promise<User[]> {
  if (emails.length === 0) return [];
  const rows = await selectUsers(database).where('user.email', 'in', emails).execute();
  return rows.map(toUser);
}

/** A user that must exist. */
export async function readKnownUser(database: Reader, id: string): Promise<User> {
  return toUser(await selectUsers(database).where('user.id', '=', id).executeTakeFirstOrThrow());
}

/** Whether the user is the only active administrator. */
export async function isOnlyAdmin(database: Reader, userId: string): Promise<boolean> {
  const administrators = await database
    .selectFrom('users')
    .select('id')
    .where(({ ref }) => isAmongRoles(ref('role'), adminRoles))
    .where('isActive', '=', true)
    .limit(2)
    .execute();
  return administrators.length === 1 && administrators[0]?.id === userId;
}

/** Whether the user ceased to be an administrator at or after the instant. */
export async function wasAdminSince(database: Reader, userId: string, since: Date): Promise<boolean> {
  const found = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('wasAdminAt', '>=', since)
    .executeTakeFirst();
  return found !== undefined;
}

export interface StoredMailPreferences {
  requestsToDecide: boolean;
  ownRequests: boolean;
  /** Null until the person chooses. */
  calendarInvites: boolean | null;
  digest: 'NONE' | 'DAILY' | 'WEEKLY';
}

/** A user's mail preferences. */
export function readMailPreferencesOf(database: Reader, userId: string): Promise<StoredMailPreferences> {
  return database
    .selectFrom('users')
    .select(['mailsRequestsToDecide as requestsToDecide', 'mailsOwnRequests as ownRequests'])
    .select(['calendarInvites', 'digest'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The language a user has chosen; null for that of the browser. */
export function readLanguageOf(database: Reader, userId: string) {
  return database.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirstOrThrow();
}

/** The active people with the addresses, in their order. */
export async function readPeople(database: Reader, emails: readonly string[]) {
  const people = await database
    .selectFrom('users')
    .select(['name', 'email', 'role'])
    .where('email', 'in', emails)
    .where('isActive', '=', true)
    .execute();
  return people.sort((one, other) => emails.indexOf(one.email) - emails.indexOf(other.email));
}
