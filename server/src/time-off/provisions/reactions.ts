import type { provisionEvents } from '@almanac/domain/time-off/provisions/events';
import type { ReactionsTo } from '../../platform/events/reactions.ts';

export const provisionReactions: ReactionsTo<typeof provisionEvents> = { 'leave-provisions.kept': {} };
