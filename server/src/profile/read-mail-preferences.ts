import type { MailPreferences } from '@almanac/domain/profile/schema';
import { readMailPreferencesOf } from '../people/accounts/records/queries.ts';
import type { ProfileContext } from './profile-settings.ts';

export function readMailPreferences({ actor, database }: ProfileContext): Promise<MailPreferences> {
  return readMailPreferencesOf(database, actor.id);
}
