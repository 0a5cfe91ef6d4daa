import type { MailPreferences } from '@almanac/domain/people/profile-schema';
import type { Outcome } from '@almanac/domain/refusal';
import { change } from '../platform/change.ts';
import type { PeopleContext } from './people-settings.ts';
import { readMailPreferencesOf } from './queries.ts';
import { lockUser, saveMailPreferences } from './store.ts';

export function changeMailPreferences(
  context: PeopleContext,
  preferences: MailPreferences,
): Promise<Outcome<MailPreferences>> {
  const { id } = context.actor;
  return change(context, async (transaction) => {
    await lockUser(transaction, id);
    const before = await readMailPreferencesOf(transaction, id);
    await saveMailPreferences(transaction, id, preferences);
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
