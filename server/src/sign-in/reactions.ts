import type { Event } from '@almanac/domain/audit/event';
import type { signInEvents } from '@almanac/domain/sign-in/events';
import type { ReactionsTo } from '../platform/events/reactions.ts';
import type { News } from '../platform/news/news-listener.ts';

function ofSession({ entityId }: Event): News[] {
  return [{ topic: 'session', userId: entityId }];
}

export const signInReactions: ReactionsTo<typeof signInEvents> = {
  'account.verified': { publish: ({ entityId }) => [{ topic: 'people', userId: entityId }] },
  'account.signed-in': {},
  'account.link-refused': {},
  'account.signed-out': { publish: ofSession },
  'account.sessions-ended': { publish: ofSession },
};
