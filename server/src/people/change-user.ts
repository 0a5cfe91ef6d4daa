import { mayChangeUser, mayManageUsers } from '@almanac/domain/people/permissions';
import type { ChangeUser, User } from '@almanac/domain/people/schema';
import { notFound, type Outcome, refuse, refuseInput } from '@almanac/domain/refusal';
import { change } from '../platform/change.ts';
import { usersNotManaged } from './forbidden.ts';
import type { PeopleContext } from './people-settings.ts';
import { isDepartment, readUser } from './queries.ts';
import { lockUser, saveUser } from './store.ts';

export async function changeUser(
  context: PeopleContext,
  { id, ...changes }: { id: string } & ChangeUser,
): Promise<Outcome<User>> {
  if (!mayManageUsers(context.actor)) return usersNotManaged;
  return change(context, async (transaction) => {
    await lockUser(transaction, id);
    const before = await readUser(transaction, id);
    if (!before) return notFound('User');
    if (!mayChangeUser(context.actor, before)) {
      return refuse('FORBIDDEN', 'Only a system administrator can change a system administrator');
    }
    if (changes.departmentId && !(await isDepartment(transaction, changes.departmentId))) {
      return refuseInput('departmentId', 'Department not found');
    }
    await saveUser(transaction, id, changes);
    const user = (await readUser(transaction, id)) ?? before;
    return {
      result: user,
      audit: {
        action: 'account.changed',
        entity: 'user',
        entityId: id,
        summary: `Changed ${Object.keys(changes).join(', ') || 'nothing'} of ${user.name || user.email}`,
        details: { before: changedFields(before, changes), after: changedFields(user, changes) },
      },
    };
  });
}

function changedFields({ name, departmentId, employmentStart }: User, changes: ChangeUser) {
  return {
    ...('name' in changes && { name }),
    ...('departmentId' in changes && { departmentId: departmentId ?? null }),
    ...('employmentStart' in changes && { employmentStart: employmentStart ?? null }),
  };
}
