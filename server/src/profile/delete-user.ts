import { checkSystemAdminLeaving } from '@almanac/domain/people/accounts/user-rules';
import { accountDeleted } from '@almanac/domain/people/events';
import { isRefusal, type Refusal, refuse } from '@almanac/domain/refusal';
import type { SeenVersion } from '@almanac/domain/version';
import { checkVersion } from '@almanac/domain/version-check';
import { change } from '../audit/change.ts';
import { deletedFields } from '../audit/changed-fields.ts';
import { namedPerson } from '../audit/named-person.ts';
import { message as accountMessage } from '../people/accounts/messages/message.ts';
import { lockPersonForDeletion, lockUsersAndAdmins } from '../people/accounts/records/lock-store.ts';
import { removeUser } from '../people/accounts/records/own-account-store.ts';
import { hasRecords, readUser } from '../people/accounts/records/queries.ts';
import { loggedUserFields, userRecord } from '../people/accounts/records/user-record.ts';
import type { Answered } from '../platform/use-case/answered.ts';
import { unchanged } from '../platform/use-case/change.ts';
import { withoutCookie } from '../sign-in/sign-out.ts';
import { message } from './messages/message.ts';
import type { ProfileContext } from './profile-settings.ts';

const deleted = { success: true } as const;

export async function deleteUser(
  context: ProfileContext,
  { version }: SeenVersion,
): Promise<
  Refusal<'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'LAST_SYSTEM_ADMIN' | 'HAS_RECORDS'> | Answered<typeof deleted>
> {
  const { id } = context.actor;
  const outcome = await change(context, async (writer) => {
    const accounts = await lockUsersAndAdmins(writer, { ids: [id] });
    const account = accounts.find((each) => each.id === id);
    const seen = account && checkVersion(accountMessage('people.accounts.ownAccount'), version, account);
    if (isRefusal(seen)) return seen;
    const decision = checkSystemAdminLeaving(accounts, id);
    if (decision.refused) return decision;
    await lockPersonForDeletion(writer, id);
    if (await hasRecords(writer, id)) {
      return refuse('HAS_RECORDS', message('profile.hasRecords'));
    }
    const user = await readUser(writer, id);
    if (!user) return unchanged(deleted);
    await removeUser(writer, id);
    return {
      result: deleted,
      events: [
        accountDeleted({
          entityId: id,
          subject: namedPerson(user),
          changes: deletedFields(userRecord(user), loggedUserFields),
        }),
      ],
    };
  });
  return isRefusal(outcome) ? outcome : withoutCookie(context, outcome);
}
