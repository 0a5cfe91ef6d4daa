import type { MailPreferences } from '@almanac/domain/profile/schema';
import type { Outcome } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import { lockPeople } from '../people/accounts/lock-store.ts';
import { saveMailPreferences } from '../people/accounts/own-account-store.ts';
import { readMailPreferencesOf } from '../people/accounts/queries.ts';
import type {} from '../platform/database/database.ts';
import type { ProfileContext } from './profile-settings.ts';

export function changeMailPreferences(
  context: ProfileContext,
  preferences: MailPreferences,
): Promise<Outcome<MailPreferences>> {
  const { id } = context.actor;
  return change(context, async (writer) => {
    await lockPeople(writer, [id]);
    const before = await readMailPreferencesOf(writer, id);
    await saveMailPreferences(writer, id, preferences);
    return {
      result: preferences,
      audit: {
        action: 'account.mails-chosen',
        entity: 'user',
        entityId: id,
        summary: 'Chose which mails to get',
        details: { before, after: preferences },
      },
    };
  });
}
