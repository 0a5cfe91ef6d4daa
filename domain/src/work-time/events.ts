import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { EventNumber, RecordName } from '../events/event-values.ts';
import { textAfter, textBefore } from '../events/event-words.ts';
import { Id } from '../id.ts';
import { eventMessage } from './messages/event-message.ts';

export const scheduleCreated = event('work-schedule.created', {
  isPublic: true,
  text: ({ changes }) =>
    eventMessage('work-time.events.scheduleCreated', { name: textAfter(changes, 'name') }),
});

export const scheduleChanged = event('work-schedule.changed', {
  isPublic: true,
  data: { name: RecordName },
  text: ({ data }) => eventMessage('work-time.events.scheduleChanged', { name: data.name }),
});

export const scheduleDeleted = event('work-schedule.deleted', {
  isPublic: true,
  text: ({ changes }) =>
    eventMessage('work-time.events.scheduleDeleted', { name: textBefore(changes, 'name') }),
});

export const placeCreated = event('place.created', {
  isPublic: true,
  text: ({ changes }) => eventMessage('work-time.events.placeCreated', { name: textAfter(changes, 'name') }),
});

export const placeChanged = event('place.changed', {
  isPublic: true,
  data: { name: RecordName },
  text: ({ data }) => eventMessage('work-time.events.placeChanged', { name: data.name }),
});

export const placeDeleted = event('place.deleted', {
  isPublic: true,
  text: ({ changes }) => eventMessage('work-time.events.placeDeleted', { name: textBefore(changes, 'name') }),
});

export const holidaysChanged = event('place.holidays-changed', {
  isPublic: true,
  data: { name: RecordName, year: EventNumber },
  text: ({ data: { name, year } }) =>
    eventMessage('work-time.events.holidaysChanged', { name, year: `${year}` }),
});

/** Years whose public holidays places lack. */
export const RequestedHolidays = z.array(z.object({ placeId: Id, name: RecordName, year: EventNumber }));
export type RequestedHolidays = z.infer<typeof RequestedHolidays>;

export const holidaysRequested = event('place.holidays-requested', {
  data: {
    name: RecordName,
    /** Everything asked for at once, in the first of these events: HR gets one email about all of it. */
    asked: z.optional(RequestedHolidays),
  },
  text: ({ changes, data }) =>
    eventMessage('work-time.events.holidaysRequested', { name: data.name, year: textAfter(changes, 'year') }),
});

export const workTimeEvents = {
  'work-schedule.created': scheduleCreated,
  'work-schedule.changed': scheduleChanged,
  'work-schedule.deleted': scheduleDeleted,
  'place.created': placeCreated,
  'place.changed': placeChanged,
  'place.deleted': placeDeleted,
  'place.holidays-changed': holidaysChanged,
  'place.holidays-requested': holidaysRequested,
} as const;
