import type { Event } from '@almanac/domain/events/event';
import type { balanceEvents } from '@almanac/domain/time-off/balances/events';
import type { ReactionsTo, Recipient } from '../../platform/events/reactions.ts';
import type { News } from '../../platform/news/news-listener.ts';

/** The person's browsers, and those of everyone who sees their balance. */
function toSubject({ subject }: Event): News[] {
  return [{ topic: 'time-off', userId: subject?.id ?? null }];
}

/** The person, whatever emails they have chosen, as employers have to warn of leave that expires. */
function warned({ subject }: Event): Recipient[] {
  return subject ? [{ ...subject, isMailed: true }] : [];
}

export const balanceReactions: ReactionsTo<typeof balanceEvents> = {
  'balance.set': { publish: toSubject },
  'balance.read': {},
  'balance.opened': { publish: toSubject },
  'balance.adjusted': { publish: toSubject },
  'balance.adjustment-deleted': { publish: toSubject },
  'balance.expiry-moved': { publish: toSubject },
  'balance.paid-out': { publish: toSubject },
  'balance.payout-deleted': { publish: toSubject },
  'balance.lapse-warned': {
    notify: [{ message: 'balance.lapse-warned', to: (_reader, event) => warned(event) }],
  },
};
