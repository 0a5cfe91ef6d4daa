import type { User } from '@almanac/domain/people/accounts/schema';
import { checkDeactivation } from '@almanac/domain/people/accounts/user-rules';
import { accountDeactivated } from '@almanac/domain/people/events';
import type { Outcome } from '@almanac/domain/refusal';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { namedPerson } from '../../../audit/named-person.ts';
import { changeLockedUser } from '../records/change-locked-users.ts';
import type { PeopleContext } from '../records/people-settings.ts';
import { readKnownUser } from '../records/queries.ts';
import { deactivateAndSignOut } from './employment-store.ts';

export function deactivateUser(
  context: PeopleContext,
  seen: VersionedRecord,
): Promise<
  Outcome<
    User,
    'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'OWN_ACCOUNT' | 'INVALID_TRANSITION'
  >
> {
  const { id } = seen;
  return changeLockedUser(context, seen, async (writer, { viewer, user }) => {
    const decision = checkDeactivation(viewer, user);
    if (decision.refused) return decision;
    const changes = await deactivateAndSignOut(writer, user);
    return {
      result: await readKnownUser(writer, id),
      events: [
        accountDeactivated({
          entityId: id,
          subject: namedPerson(user),
          changes,
        }),
      ],
    };
  });
}
