import { event } from '../../events/event.ts';
import { EventNumber } from '../../events/event-values.ts';
import { eventMessage } from './messages/event-message.ts';

/** The digests of a day; each is only sent if it has something to say when its turn comes. */
export const digestsPrepared = event('digest.prepared', {
  data: { people: EventNumber },
  text: ({ data: { people } }) => eventMessage('connections.events.digestsPrepared', { people }),
});

export const digestEvents = { 'digest.prepared': digestsPrepared } as const;
