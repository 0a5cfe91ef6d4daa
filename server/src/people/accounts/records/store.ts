import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { type FieldName, fieldNames } from '@almanac/domain/records/record-fields';
import type { Updateable } from 'kysely';
import type { Writer } from '../../../platform/database/database.ts';
import type { Users } from '../../../platform/database/tables.ts';
import type { NewUserRow } from './sign-up-store.ts';

// Files identify people by address.
const importedFields = fieldNames(userFields).filter(
  (name) => name !== 'email' && Boolean(userFields[name].column),
);

/** Frees the people's personnel numbers, so that they may exchange them. */
export async function clearNumbers(writer: Writer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await writer.updateTable('users').set({ personnelNumber: null }).where('id', 'in', ids).execute();
}

export async function overwriteUsers(writer: Writer, users: readonly NewUserRow[]): Promise<void> {
  if (users.length === 0) return;
  await writer
    .insertInto('users')
    .values(users)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        ...Object.fromEntries(importedFields.map((name) => [name, eb.ref(`excluded.${name}`)])),
        // Without a last day there is no successor.
        successorId: eb
          .case()
          .when('excluded.employmentEnd', 'is', null)
          .then(null)
          .else(eb.ref('users.successorId'))
          .end(),
        updatedAt: eb.fn<Date>('now'),
      })),
    )
    .execute();
}

/** Stores when people ceased to be administrators. */
export async function saveFormerAdmins(writer: Writer, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await writer.updateTable('users').set({ wasAdminAt: at }).where('id', 'in', ids).execute();
}

/** Updates a user; absent fields stay unchanged. */
export async function saveUser(
  writer: Writer,
  id: string,
  changes: Updateable<Pick<Users, Exclude<FieldName<typeof userFields>, 'email'> | 'successorId'>>,
): Promise<void> {
  await writer
    .updateTable('users')
    .set((eb) => ({ ...changes, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}
