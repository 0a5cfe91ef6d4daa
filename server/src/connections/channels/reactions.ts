import type { channelEvents } from '@almanac/domain/connections/channels/events';
import type { ReactionsTo } from '../../platform/events/reactions.ts';
import { channelQueue, type QueuedPost } from './posts/queued-post.ts';

export const channelReactions: ReactionsTo<typeof channelEvents> = {
  'channel.created': {},
  'channel.changed': {},
  'channel.deleted': {},
  'channel.tested': {},
  'channel.prepared': {
    enqueue: ({ entityId: channelId, data: { day, posts } }) =>
      posts.map((post) => ({
        queue: channelQueue,
        data: { channelId, day, post } satisfies QueuedPost,
      })),
  },
};
