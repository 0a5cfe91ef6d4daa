import type { User } from '@almanac/domain/people/schema';
import { checkDeactivation } from '@almanac/domain/people/user-rules';
import type { Outcome } from '@almanac/domain/refusal';
import { changeAccount } from './change-as-user-manager.ts';
import type { PeopleContext } from './people-settings.ts';
import { endSessions, saveUser } from './store.ts';

export function deactivateUser(context: PeopleContext, { id }: { id: string }): Promise<Outcome<User>> {
  return changeAccount(context, id, async (transaction, { viewer, user }) => {
    const decision = checkDeactivation(viewer, user);
    if (decision.refused) return decision;
    await saveUser(transaction, id, { isActive: false });
    await endSessions(transaction, id);
    return {
      result: { ...user, isActive: false },
      audit: {
        action: 'account.deactivated',
        entity: 'user',
        entityId: id,
        summary: `Deactivated ${user.name || user.email}`,
      },
    };
  });
}
