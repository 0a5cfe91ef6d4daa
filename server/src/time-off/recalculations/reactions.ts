import type { Event } from '@almanac/domain/events/event';
import type { recalculationEvents } from '@almanac/domain/time-off/recalculations/events';
import type { ReactionsTo } from '../../platform/events/reactions.ts';
import type { News } from '../../platform/news/news-listener.ts';

/** The page that lists what is open, and, for kept balances, the person's account. */
function toSubject({ subject }: Event): News[] {
  return [{ topic: 'time-off', userId: subject?.id ?? null }];
}

export const recalculationReactions: ReactionsTo<typeof recalculationEvents> = {
  // It may concern everyone, and the update that precedes it restarts the server anyway.
  'leave.recalculated': { publish: () => [{ topic: 'rules', userId: null }] },
  'balance.recalculation-kept': { publish: toSubject },
  'balance.recalculation-accepted': { publish: toSubject },
};
