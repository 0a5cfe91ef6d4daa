import type { closingEvents } from '@almanac/domain/time-off/closings/events';
import type { ReactionsTo } from '../../platform/events/reactions.ts';
import type { News } from '../../platform/news/news-listener.ts';

/** Everyone's browsers, as a closing covers all accounts. */
const toEveryone = (): News[] => [{ topic: 'rules', userId: null }];

export const closingReactions: ReactionsTo<typeof closingEvents> = {
  'leave-closing.closed': { publish: toEveryone },
  'leave-closing.undone': { publish: toEveryone },
  'leave-closing.exported': {},
};
