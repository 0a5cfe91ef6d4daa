import type { teamEvents } from '@almanac/domain/teams/events';
import type { ReactionsTo } from '../platform/events/reactions.ts';

/** Everyone signed in sees teams. */
const toEveryone = { publish: () => [{ topic: 'teams', userId: null }] };

export const teamReactions: ReactionsTo<typeof teamEvents> = {
  'team.created': toEveryone,
  'team.changed': toEveryone,
  'team.deleted': toEveryone,
  'membership.added': toEveryone,
  'membership.changed': toEveryone,
  'membership.removed': toEveryone,
};
