import * as z from 'zod/mini';
import { event } from '../../events/event.ts';
import { RecordName } from '../../events/event-values.ts';
import { personSaid } from '../../events/event-words.ts';
import { eventMessage } from './messages/event-message.ts';
import { feedKinds } from './schema.ts';

const data = {
  kind: z.enum(feedKinds),
  /** The department or team, if the feed has only its people. */
  group: z.optional(RecordName),
};

export const feedCreated = event('account.feed-created', {
  data,
  text({ data: { kind, group } }) {
    if (kind === 'MINE') return eventMessage('connections.feeds.events.createdMine');
    return group === undefined
      ? eventMessage('connections.feeds.events.createdAway')
      : eventMessage('connections.feeds.events.createdAwayOf', { group });
  },
});

export const feedEnded = event('account.feed-ended', {
  data,
  text({ subject, data: { kind, group } }) {
    const person = personSaid(subject);
    if (kind === 'MINE') return eventMessage('connections.feeds.events.endedMine', { person });
    return group === undefined
      ? eventMessage('connections.feeds.events.endedAway', { person })
      : eventMessage('connections.feeds.events.endedAwayOf', { person, group });
  },
});

export const feedEvents = {
  'account.feed-created': feedCreated,
  'account.feed-ended': feedEnded,
} as const;
