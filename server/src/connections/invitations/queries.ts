import { wantsInvites } from '@almanac/domain/profile/invites-choice';
import { readMailPreferencesOf } from '../../people/accounts/records/queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { hasOwnFeed } from '../feeds/queries.ts';

/** The last invitation about the request, if there was one. */
export function readInvitation(database: Reader, requestId: string) {
  return database
    .selectFrom('calendarInvitations')
    .select(['userId', 'uid', 'organizer', 'recipient', 'method', 'sequence', 'startDate', 'endDate'])
    .select(['content', 'sentWith'])
    .where('requestId', '=', requestId)
    .executeTakeFirst();
}

/** Whether the person wants invitations: they come with the emails about their requests. */
export async function wantsInvitations(database: Reader, userId: string): Promise<boolean> {
  const { calendarInvites, ownRequests } = await readMailPreferencesOf(database, userId);
  return ownRequests && wantsInvites(calendarInvites, await hasOwnFeed(database, userId));
}
