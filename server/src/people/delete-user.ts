import { checkSystemAdminLeaving } from '@almanac/domain/people/user-rules';
import { isRefusal, type Refusal, refuse } from '@almanac/domain/refusal';
import { change } from '../platform/change.ts';
import type { Answered } from '../platform/http/answered.ts';
import type { PeopleContext } from './people-settings.ts';
import { hasRecords } from './queries.ts';
import { withoutSession } from './sign-out.ts';
import { lockAccounts, lockUser, removeUser } from './store.ts';

export async function deleteUser(context: PeopleContext): Promise<Refusal | Answered<{ success: true }>> {
  const { id, email } = context.actor;
  const outcome = await change(context, async (transaction) => {
    const accounts = await lockAccounts(transaction, { ids: [id] });
    const decision = checkSystemAdminLeaving(accounts, id);
    if (decision.refused) return decision;
    await lockUser(transaction, id);
    if (await hasRecords(transaction, id)) {
      return refuse('HAS_RECORDS', 'An account with requests, memberships or decisions cannot be deleted');
    }
    await removeUser(transaction, id);
    return {
      result: { success: true } as const,
      audit: {
        action: 'account.deleted',
        entity: 'user',
        entityId: id,
        summary: `Deleted their own account, ${email}`,
        details: { email },
      },
    };
  });
  return isRefusal(outcome) ? outcome : withoutSession(context, outcome);
}
