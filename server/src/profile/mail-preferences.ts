import { wantsInvites } from '@almanac/domain/profile/invites-choice';
import type { MailPreferences } from '@almanac/domain/profile/schema';
import type { StoredMailPreferences } from '../people/accounts/records/queries.ts';

/** The stored preferences, with the default of what was not chosen. */
export function withDefaults(
  { calendarInvites, ...preferences }: StoredMailPreferences,
  hasOwnFeed: boolean,
): MailPreferences {
  return { ...preferences, calendarInvites: wantsInvites(calendarInvites, hasOwnFeed) };
}
