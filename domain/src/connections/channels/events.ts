import * as z from 'zod/mini';
import { event } from '../../events/event.ts';
import { EventDate, RecordName } from '../../events/event-values.ts';
import { textAfter, textBefore } from '../../events/event-words.ts';
import { eventMessage } from './messages/event-message.ts';
import { channelPosts } from './schema.ts';

export const channelCreated = event('channel.created', {
  text: ({ changes }) =>
    eventMessage('connections.events.channelCreated', { name: textAfter(changes, 'name') }),
});

export const channelChanged = event('channel.changed', {
  data: { name: RecordName },
  text: ({ data: { name } }) => eventMessage('connections.events.channelChanged', { name }),
});

export const channelDeleted = event('channel.deleted', {
  text: ({ changes }) =>
    eventMessage('connections.events.channelDeleted', { name: textBefore(changes, 'name') }),
});

export const channelTested = event('channel.tested', {
  data: { name: RecordName, isAccepted: z.boolean() },
  text: ({ data: { name, isAccepted } }) =>
    isAccepted
      ? eventMessage('connections.events.channelTested', { name })
      : eventMessage('connections.events.channelNotTested', { name }),
});

/** The posts of a day; each is only made if someone is away. */
export const channelPrepared = event('channel.prepared', {
  data: { name: RecordName, day: EventDate, posts: z.array(z.enum(channelPosts)) },
  text: ({ data: { name } }) => eventMessage('connections.events.channelPrepared', { name }),
});

export const channelEvents = {
  'channel.created': channelCreated,
  'channel.changed': channelChanged,
  'channel.deleted': channelDeleted,
  'channel.tested': channelTested,
  'channel.prepared': channelPrepared,
} as const;
