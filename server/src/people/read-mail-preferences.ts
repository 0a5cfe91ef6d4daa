import type { MailPreferences } from '@almanac/domain/people/profile-schema';
import type { PeopleContext } from './people-settings.ts';
import { readMailPreferencesOf } from './queries.ts';

export function readMailPreferences({ actor, database }: PeopleContext): Promise<MailPreferences> {
  return readMailPreferencesOf(database, actor.id);
}
