import type { setupEvents } from '@almanac/domain/setup/events';
import type { ReactionsTo } from '../platform/events/reactions.ts';

export const setupReactions: ReactionsTo<typeof setupEvents> = { 'setup.marked': {} };
