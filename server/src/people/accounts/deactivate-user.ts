import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { checkDeactivation } from '@almanac/domain/people/accounts/user-rules';
import type { Outcome } from '@almanac/domain/refusal';
import { endSessions } from '../../platform/auth/session-store.ts';
import type {} from '../../platform/database/database.ts';
import { changeAccount } from './change-accounts.ts';
import type { PeopleContext } from './people-settings.ts';
import { saveUser } from './store.ts';

export function deactivateUser(
  context: PeopleContext,
  { id }: { id: string },
): Promise<
  Outcome<User, 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'OWN_ACCOUNT' | 'INVALID_TRANSITION'>
> {
  return changeAccount(context, id, async (writer, { viewer, user }) => {
    const decision = checkDeactivation(viewer, user);
    if (decision.refused) return decision;
    await saveUser(writer, id, { isActive: false });
    await endSessions(writer, id);
    return {
      result: { ...user, isActive: false },
      audit: {
        action: 'account.deactivated',
        entity: 'user',
        entityId: id,
        summary: `Deactivated ${personName(user)}`,
      },
    };
  });
}
