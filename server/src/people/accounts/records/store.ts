import type { Updateable } from 'kysely';
import type { Writer } from '../../../platform/database/database.ts';
import type { Users } from '../../../platform/database/tables.ts';
import type { NewAccount } from './sign-up-store.ts';

/** Stores the accounts as they are given, over what they were. */
export async function overwriteAccounts(writer: Writer, accounts: readonly NewAccount[]): Promise<void> {
  if (accounts.length === 0) return;
  await writer
    .insertInto('users')
    .values(accounts)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        role: eb.ref('excluded.role'),
        departmentId: eb.ref('excluded.departmentId'),
        employmentStart: eb.ref('excluded.employmentStart'),
        employmentEnd: eb.ref('excluded.employmentEnd'),
        isActive: eb.ref('excluded.isActive'),
        // Nobody takes over from somebody who does not leave.
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

/** Stores when people stopped being administrators. */
export async function saveFormerAdmins(writer: Writer, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await writer.updateTable('users').set({ wasAdminAt: at }).where('id', 'in', ids).execute();
}

/** Stores what changed of a user; fields left out stay. */
export async function saveUser(
  writer: Writer,
  id: string,
  changes: Updateable<
    Pick<
      Users,
      'name' | 'role' | 'isActive' | 'departmentId' | 'employmentStart' | 'employmentEnd' | 'successorId'
    >
  >,
): Promise<void> {
  await writer
    .updateTable('users')
    .set((eb) => ({ ...changes, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}
