import { personName } from '@almanac/domain/access/person-name';
import type { ChangeRole, User } from '@almanac/domain/people/accounts/schema';
import { checkRoleChange } from '@almanac/domain/people/accounts/user-rules';
import type { Outcome } from '@almanac/domain/refusal';
import type {} from '../../platform/database/database.ts';
import { changeAccount } from './change-accounts.ts';
import type { PeopleContext } from './people-settings.ts';
import { saveUser } from './store.ts';

export function changeRole(
  context: PeopleContext,
  { id, role }: { id: string } & ChangeRole,
): Promise<Outcome<User, 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> {
  return changeAccount(context, id, async (writer, { viewer, user }) => {
    const decision = checkRoleChange(viewer, user, role);
    if (decision.refused) return decision;
    await saveUser(writer, id, { role });
    return {
      result: { ...user, role },
      audit: {
        action: 'account.role-changed',
        entity: 'user',
        entityId: id,
        summary: `Changed the role of ${personName(user)} from ${user.role} to ${role}`,
        details: { before: user.role, after: role },
      },
    };
  });
}
