import { channelPosts } from '@almanac/domain/connections/channels/schema';
import * as z from 'zod/mini';

export const channelQueue = 'channel-posts';

/** A post that waits. Its text is composed when it is posted. */
export const QueuedPost = z.object({ channelId: z.string(), day: z.string(), post: z.enum(channelPosts) });
export type QueuedPost = z.infer<typeof QueuedPost>;
