import type { settingsEvents } from '@almanac/domain/settings/events';
import type { ReactionsTo } from '../platform/events/reactions.ts';

/** Settings count for everyone, on each screen. */
export const settingsReactions: ReactionsTo<typeof settingsEvents> = {
  'settings.changed': { publish: () => [{ topic: 'settings', userId: null }] },
  'settings.copied': {},
};
