import type { workTimeEvents } from '@almanac/domain/work-time/events';
import type { ReactionsTo } from '../platform/events/reactions.ts';
import { readHolidayRecipients } from './holiday-reminders/queries.ts';

/** Rules count for everyone who holds them. */
const toEveryone = { publish: () => [{ topic: 'rules', userId: null }] };

export const workTimeReactions: ReactionsTo<typeof workTimeEvents> = {
  'work-schedule.created': toEveryone,
  'work-schedule.changed': toEveryone,
  'work-schedule.deleted': toEveryone,
  'place.created': toEveryone,
  'place.changed': toEveryone,
  'place.deleted': toEveryone,
  'place.holidays-changed': toEveryone,
  'place.holidays-requested': {
    notify: [
      {
        message: 'place.holidays-requested',
        to: (reader, { data }) => (data.asked ? readHolidayRecipients(reader) : []),
      },
    ],
  },
};
