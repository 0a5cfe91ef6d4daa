import { checkWelcome } from '@almanac/domain/people/accounts/user-rules';
import { accountWelcomed } from '@almanac/domain/people/events';
import type { Outcome } from '@almanac/domain/refusal';
import { namedPerson } from '../../../audit/named-person.ts';
import { changeLockedUsers } from '../records/change-locked-users.ts';
import type { PeopleContext } from '../records/people-settings.ts';
import { readUser } from '../records/queries.ts';
import { userNotFound } from '../records/user-not-found.ts';

/** Resends the welcome email. */
export function sendWelcome(
  context: PeopleContext,
  { id }: { id: string },
): Promise<Outcome<null, 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_TRANSITION'>> {
  return changeLockedUsers<null, 'NOT_FOUND' | 'FORBIDDEN' | 'INVALID_TRANSITION'>(
    context,
    { ids: [id] },
    async (writer, viewer) => {
      const user = await readUser(writer, id);
      if (!user) return userNotFound();
      const decision = checkWelcome(viewer, user);
      if (decision.refused) return decision;
      return {
        result: null,
        events: [
          accountWelcomed({
            entityId: id,
            subject: namedPerson(user),
            changes: [{ field: 'welcome', to: user.email }],
          }),
        ],
      };
    },
  );
}
