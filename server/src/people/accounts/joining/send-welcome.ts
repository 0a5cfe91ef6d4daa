import { checkWelcome } from '@almanac/domain/people/accounts/user-rules';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { namedPerson, personText } from '../../../audit/named-person.ts';
import { mailJob } from '../../../platform/mail/mail.ts';
import { changeLockedUsers } from '../records/change-locked-users.ts';
import type { PeopleContext } from '../records/people-settings.ts';
import { readUser } from '../records/queries.ts';
import { invitationMail } from './invitation-mail.ts';

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
      if (!user) return notFound('User');
      const decision = checkWelcome(viewer, user);
      if (decision.refused) return decision;
      const { email, name } = user;
      return {
        result: null,
        audit: {
          action: 'account.welcomed',
          entity: 'user',
          entityId: id,
          subject: namedPerson(user),
          summary: `Mailed ${personText(user)} how to sign in`,
          changes: [{ field: 'welcome', to: email }],
        },
        jobs: [mailJob(invitationMail({ email, name, inviter: context.actor, ...context }))],
      };
    },
  );
}
