import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { EventNumber, RecordName } from '../events/event-values.ts';
import { textAfter } from '../events/event-words.ts';
import { eventMessage } from './messages/event-message.ts';

export const demoSeeded = event('demo.seeded', {
  data: {
    /** The people who got these places; absent for the company itself. */
    leave: z.optional(z.object({ people: EventNumber, places: z.array(RecordName) })),
  },
  text({ changes, data: { leave } }) {
    if (!leave) return eventMessage('demo.events.filled', { people: textAfter(changes, 'peopleAdded') });
    return eventMessage('demo.events.leaveGiven', leave);
  },
});

export const demoEvents = { 'demo.seeded': demoSeeded } as const;
