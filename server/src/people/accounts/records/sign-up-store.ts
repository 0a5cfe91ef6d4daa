import type { Role } from '@almanac/domain/access/role';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { userFields } from '@almanac/domain/people/accounts/user-fields';
import type { FieldName } from '@almanac/domain/records/record-fields';
import type { Insertable } from 'kysely';
import type { Writer } from '../../../platform/database/database.ts';
import type { Users } from '../../../platform/database/tables.ts';

type NewFields = {
  [Name in Exclude<FieldName<typeof userFields>, 'email' | 'role'>]?: Insertable<Users>[Name] | undefined;
};

export interface NewUserRow extends NewFields {
  id: string;
  email: string;
  role: Role;
  emailVerified?: boolean;
  hasSignedIn?: boolean;
}

/**
 * Stores new users and returns their ids, skipping addresses that already have one, even from a concurrent call.
 * `createdOn` is the company's day.
 */
export async function insertUsers(
  writer: Writer,
  users: readonly NewUserRow[],
  createdOn: CalendarDate,
): Promise<string[]> {
  if (users.length === 0) return [];
  const inserted = await writer
    .insertInto('users')
    .values(users.map((user) => ({ ...user, createdOn })))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
}

/** Marks an address as confirmed and returns whether that is new. */
export async function saveEmailVerified(writer: Writer, id: string): Promise<boolean> {
  const verified = await writer
    .updateTable('users')
    .set((eb) => ({ emailVerified: true, hasSignedIn: true, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .where('emailVerified', '=', false)
    .returning('id')
    .executeTakeFirst();
  return verified !== undefined;
}
