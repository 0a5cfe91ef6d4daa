import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { EventNumber, RecordName } from '../events/event-values.ts';
import { textAfter, textBefore } from '../events/event-words.ts';
import { Id } from '../id.ts';

export const scheduleCreated = event('work-schedule.created', {
  isPublic: true,
  text: ({ changes }) => `Added the work schedule ${textAfter(changes, 'name')}`,
});

export const scheduleChanged = event('work-schedule.changed', {
  isPublic: true,
  data: { name: RecordName },
  text: ({ data }) => `Changed the work schedule ${data.name}`,
});

export const scheduleDeleted = event('work-schedule.deleted', {
  isPublic: true,
  text: ({ changes }) => `Deleted the work schedule ${textBefore(changes, 'name')}`,
});

export const placeCreated = event('place.created', {
  isPublic: true,
  text: ({ changes }) => `Added the place ${textAfter(changes, 'name')}`,
});

export const placeChanged = event('place.changed', {
  isPublic: true,
  data: { name: RecordName },
  text: ({ data }) => `Changed the place ${data.name}`,
});

export const placeDeleted = event('place.deleted', {
  isPublic: true,
  text: ({ changes }) => `Deleted the place ${textBefore(changes, 'name')}`,
});

export const holidaysChanged = event('place.holidays-changed', {
  isPublic: true,
  data: { name: RecordName, year: EventNumber },
  text: ({ data: { name, year } }) => `Changed the holidays of ${name} in ${year}`,
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
  text: ({ changes, data }) => `Asked HR for the holidays of ${data.name} in ${textAfter(changes, 'year')}`,
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
