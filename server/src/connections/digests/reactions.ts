import type { digestEvents } from '@almanac/domain/connections/digests/events';
import type { ReactionsTo } from '../../platform/events/reactions.ts';

export const digestReactions: ReactionsTo<typeof digestEvents> = { 'digest.prepared': {} };
