import type { MailPreferences } from '@almanac/domain/profile/schema';
import { readMailPreferencesOf } from '../people/accounts/records/queries.ts';
import { withDefaults } from './mail-preferences.ts';
import type { ProfileContext } from './profile-settings.ts';

export async function readMailPreferences({
  actor,
  database,
  hasOwnFeed,
}: ProfileContext): Promise<MailPreferences> {
  const stored = await readMailPreferencesOf(database, actor.id);
  return withDefaults(stored, await hasOwnFeed(database, actor.id));
}
