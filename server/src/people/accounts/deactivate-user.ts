import type { User } from '@almanac/domain/people/accounts/schema';
import { checkDeactivation } from '@almanac/domain/people/accounts/user-rules';
import type { Outcome } from '@almanac/domain/refusal';
import type { SeenRecord } from '@almanac/domain/version-check';
import { deletedEach } from '../../audit/changed-fields.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import { endLinks } from '../../platform/auth/link-store.ts';
import { endSessions } from '../../platform/auth/session-store.ts';
import { changeAccount } from './change-accounts.ts';
import type { PeopleContext } from './people-settings.ts';
import { readKnownUser } from './queries.ts';
import { saveUser } from './store.ts';

export function deactivateUser(
  context: PeopleContext,
  seen: SeenRecord,
): Promise<
  Outcome<
    User,
    'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'OWN_ACCOUNT' | 'INVALID_TRANSITION'
  >
> {
  const { id } = seen;
  return changeAccount(context, seen, async (writer, { viewer, user }) => {
    const decision = checkDeactivation(viewer, user);
    if (decision.refused) return decision;
    await saveUser(writer, id, { isActive: false });
    await endLinks(writer, user.email);
    const ended = await endSessions(writer, id);
    return {
      result: await readKnownUser(writer, id),
      audit: {
        action: 'account.deactivated',
        entity: 'user',
        entityId: id,
        subject: namedPerson(user),
        summary: `Deactivated ${personText(user)}`,
        changes: [{ field: 'isActive', from: true, to: false }, ...deletedEach('session', ended)],
      },
    };
  });
}
