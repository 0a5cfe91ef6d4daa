import { checkSystemAdminLeaving } from '@almanac/domain/people/accounts/user-rules';
import { isRefusal, type Refusal, refuse } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import { lockAccounts, lockPersonForDeletion } from '../people/accounts/lock-store.ts';
import { removeUser } from '../people/accounts/own-account-store.ts';
import { hasRecords } from '../people/accounts/queries.ts';
import type {} from '../platform/database/database.ts';
import type { Answered } from '../platform/http/answered.ts';
import { withoutCookie } from '../sign-in/sign-out.ts';
import type { ProfileContext } from './profile-settings.ts';

export async function deleteUser(context: ProfileContext): Promise<Refusal | Answered<{ success: true }>> {
  const { id, email } = context.actor;
  const outcome = await change(context, async (writer) => {
    const accounts = await lockAccounts(writer, { ids: [id] });
    const decision = checkSystemAdminLeaving(accounts, id);
    if (decision.refused) return decision;
    await lockPersonForDeletion(writer, id);
    if (await hasRecords(writer, id)) {
      return refuse('HAS_RECORDS', 'An account with requests, memberships or decisions cannot be deleted');
    }
    await removeUser(writer, id);
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
  return isRefusal(outcome) ? outcome : withoutCookie(context, outcome);
}
