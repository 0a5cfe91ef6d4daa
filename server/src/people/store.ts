import { randomUUIDv7 } from 'node:crypto';
import type { MailPreferences } from '@almanac/domain/people/profile-schema';
import type { Role } from '@almanac/domain/people/role';
import type { Administered } from '@almanac/domain/people/user-rules';
import { sql, type Updateable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Users } from '../platform/database/tables.ts';

export interface NewAccount {
  id: string;
  email: string;
  role: Role;
  name?: string;
  departmentId?: string | null | undefined;
  employmentStart?: string | null | undefined;
  emailVerified?: boolean;
}

/** Stores new accounts and returns their ids; without those whose address has one, also of this very moment. */
export async function insertAccounts(
  transaction: Database,
  accounts: readonly NewAccount[],
): Promise<string[]> {
  if (accounts.length === 0) return [];
  const inserted = await transaction
    .insertInto('users')
    .values(accounts)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
}

/** Notes that an address is its holder's, and says whether that is new. */
export async function saveEmailVerified(transaction: Database, id: string): Promise<boolean> {
  const verified = await transaction
    .updateTable('users')
    .set((eb) => ({ emailVerified: true, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .where('emailVerified', '=', false)
    .returning('id')
    .executeTakeFirst();
  return verified !== undefined;
}

/** Stores the accounts as they are given, over what they were. */
export async function overwriteAccounts(
  transaction: Database,
  accounts: readonly NewAccount[],
): Promise<void> {
  if (accounts.length === 0) return;
  await transaction
    .insertInto('users')
    .values(accounts)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        role: eb.ref('excluded.role'),
        departmentId: eb.ref('excluded.departmentId'),
        employmentStart: eb.ref('excluded.employmentStart'),
        updatedAt: eb.fn<Date>('now'),
      })),
    )
    .execute();
}

export interface NamedAccounts {
  ids?: readonly string[];
  emails?: readonly string[];
}

/**
 * Locks the accounts named and every active system administrator's, always in the same order, and returns them as
 * they then are: two calls can neither take each other's role nor end each other's account.
 */
export function lockAccounts(
  transaction: Database,
  { ids = [], emails = [] }: NamedAccounts,
): Promise<Administered[]> {
  return transaction
    .selectFrom('users')
    .select(['id', 'role', 'isActive'])
    .where((eb) =>
      eb.or([
        eb.and([eb('role', '=', 'SYSTEM_ADMIN'), eb('isActive', '=', true)]),
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(emails.length > 0 ? [eb('email', 'in', emails)] : []),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks a user, so that no record can be added to them meanwhile. */
export async function lockUser(transaction: Database, id: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/** Removes a user without records, with their sessions. */
export async function removeUser(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', id).execute();
}

/** Stores what changed of a user; fields left out stay. */
export async function saveUser(
  transaction: Database,
  id: string,
  changes: Updateable<Pick<Users, 'name' | 'role' | 'isActive' | 'departmentId' | 'employmentStart'>>,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set((eb) => ({ ...changes, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

/** Stores which mails a user wants. */
export async function saveMailPreferences(
  transaction: Database,
  userId: string,
  { requestsToDecide, ownRequests }: MailPreferences,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ mailsRequestsToDecide: requestsToDecide, mailsOwnRequests: ownRequests })
    .where('id', '=', userId)
    .execute();
}

/** Stores a department and returns its id; nothing where its name, in any case, is taken. */
export async function insertDepartment(transaction: Database, name: string): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('departments')
    .values({ id: randomUUIDv7(), name })
    .onConflict((conflict) => conflict.expression(sql`lower(btrim(name))`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Keeps the names of departments from changing and new ones from being added. */
export async function lockDepartmentNames(transaction: Database): Promise<void> {
  await sql`LOCK TABLE departments IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
}

export async function saveDepartmentName(transaction: Database, id: string, name: string): Promise<void> {
  await transaction.updateTable('departments').set({ name }).where('id', '=', id).execute();
}

/** Keeps the departments from being deleted while people are given to them. */
export function keepDepartments(transaction: Database) {
  return transaction.selectFrom('departments').select(['id', 'name']).orderBy('id').forKeyShare().execute();
}

/** Keeps a department from being deleted while someone is given to it; says whether it is there. */
export async function keepDepartment(transaction: Database, id: string): Promise<boolean> {
  const kept = await transaction
    .selectFrom('departments')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return kept !== undefined;
}

/** Keeps everybody from giving a user or a team to the department that is to be deleted. */
export async function lockDepartmentForDeletion(transaction: Database, id: string): Promise<void> {
  await transaction.selectFrom('departments').select('id').where('id', '=', id).forUpdate().execute();
}

export async function removeDepartment(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('departments').where('id', '=', id).execute();
}

/** Ends the sessions of a user, but for the one to be kept. */
export async function endSessions(
  database: Database,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(except !== undefined, (sessions) => sessions.where('id', '<>', except ?? ''))
    .execute();
}

/** Ends one session of the user; says whether there was such a one. */
export async function endSession(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const ended = await database
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
