import { isEmploymentOver } from '@almanac/domain/people/accounts/employment';
import type { User } from '@almanac/domain/people/accounts/schema';
import { checkReactivation } from '@almanac/domain/people/accounts/user-rules';
import { accountReactivated } from '@almanac/domain/people/events';
import type { Outcome } from '@almanac/domain/refusal';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { deletedEach } from '../../../audit/changed-fields.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { endSessions } from '../../../platform/auth/session-store.ts';
import { changeLockedUser } from '../records/change-locked-users.ts';
import type { PeopleContext } from '../records/people-settings.ts';
import { readKnownUser } from '../records/queries.ts';
import { saveUser } from '../records/store.ts';

export function reactivateUser(
  context: PeopleContext,
  seen: VersionedRecord,
): Promise<
  Outcome<User, 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'INVALID_TRANSITION'>
> {
  const { id } = seen;
  return changeLockedUser(context, seen, async (writer, { viewer, user }) => {
    const decision = checkReactivation(viewer, user);
    if (decision.refused) return decision;
    const hasLeft = isEmploymentOver(user, context.today);
    await saveUser(writer, id, {
      isActive: true,
      ...(hasLeft && { employmentEnd: null, successorId: null }),
    });
    // A session created while the account was deactivated must not become valid again.
    const ended = await endSessions(writer, id);
    return {
      result: await readKnownUser(writer, id),
      events: [
        accountReactivated({
          entityId: id,
          subject: namedPerson(user),
          changes: [
            { field: 'isActive', from: false, to: true },
            ...(hasLeft ? deletedEach('employmentEnd', [user.employmentEnd ?? '']) : []),
            ...deletedEach('session', ended),
          ],
        }),
      ],
    };
  });
}
