import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { EventNumber, RecordName } from '../events/event-values.ts';
import { textAfter } from '../events/event-words.ts';

export const demoSeeded = event('demo.seeded', {
  data: {
    /** The people who got these places; absent for the company itself. */
    leave: z.optional(z.object({ people: EventNumber, places: z.array(RecordName) })),
  },
  text({ changes, data: { leave } }) {
    if (!leave)
      return `Filled the empty database with a demo company of ${textAfter(changes, 'peopleAdded')} people`;
    const places = leave.places.join(' and ');
    return `Gave ${leave.people} people of the demo company the places ${places} with their holidays`;
  },
});

export const demoEvents = { 'demo.seeded': demoSeeded } as const;
