import { mailsChosen } from '@almanac/domain/people/events';
import type { ChangeMailPreferences, MailPreferences } from '@almanac/domain/profile/schema';
import type { Outcome } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { namedPerson } from '../audit/named-person.ts';
import { lockPeople } from '../people/accounts/records/lock-store.ts';
import { saveMailPreferences } from '../people/accounts/records/own-account-store.ts';
import { readMailPreferencesOf } from '../people/accounts/records/queries.ts';
import { unchanged } from '../platform/use-case/change.ts';
import { withDefaults } from './mail-preferences.ts';
import type { ProfileContext } from './profile-settings.ts';

export function changeMailPreferences(
  context: ProfileContext,
  { requestsToDecide, ownRequests, calendarInvites, digest }: ChangeMailPreferences,
): Promise<Outcome<MailPreferences, never>> {
  const { actor, hasOwnFeed } = context;
  const { id } = actor;
  return change(context, async (writer) => {
    await lockPeople(writer, [id]);
    const before = await readMailPreferencesOf(writer, id);
    const preferences = {
      requestsToDecide: requestsToDecide ?? before.requestsToDecide,
      ownRequests: ownRequests ?? before.ownRequests,
      calendarInvites: calendarInvites ?? before.calendarInvites,
      digest: digest ?? before.digest,
    };
    const changes = changedFields(before, preferences, [
      'requestsToDecide',
      'ownRequests',
      'calendarInvites',
      'digest',
    ]);
    const result = withDefaults(preferences, await hasOwnFeed(writer, id));
    if (!changes) return unchanged(result);
    await saveMailPreferences(writer, id, preferences);
    return {
      result,
      events: [
        mailsChosen({
          entityId: id,
          subject: namedPerson(actor),
          changes,
        }),
      ],
    };
  });
}
