import { randomUUIDv7 } from 'node:crypto';
import type { Role } from '@almanac/domain/people/role';
import type { ChangeUser } from '@almanac/domain/people/schema';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Stores a new account and returns its id; nothing where the address has one, also of this very moment. */
export async function insertAccount(
  transaction: Database,
  account: { email: string; role: Role },
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('users')
    .values({ id: randomUUIDv7(), emailVerified: true, ...account })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Locks the active system administrators, always in the same order, and returns their ids. */
export async function lockActiveSystemAdmins(transaction: Database): Promise<string[]> {
  const locked = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'SYSTEM_ADMIN')
    .where('isActive', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return locked.map(({ id }) => id);
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
export async function saveUser(transaction: Database, id: string, changes: ChangeUser): Promise<void> {
  await transaction
    .updateTable('users')
    .set((eb) => ({ ...changes, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
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
