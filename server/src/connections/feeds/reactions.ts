import type { feedEvents } from '@almanac/domain/connections/feeds/events';
import type { Event } from '@almanac/domain/events/event';
import type { ReactionsTo } from '../../platform/events/reactions.ts';

const ofFeeds = { publish: ({ entityId: userId }: Event) => [{ topic: 'people', userId }] };

export const feedReactions: ReactionsTo<typeof feedEvents> = {
  'account.feed-created': ofFeeds,
  'account.feed-ended': ofFeeds,
};
