import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { FastifyBaseLogger } from 'fastify';
import { preparePosts } from './connections/channels/posts/prepare-posts.ts';
import { sendDigests } from './connections/digests/send-digests.ts';
import { removeOldDeliveries } from './connections/webhooks/deliveries/delivery-store.ts';
import type { ChangeContext } from './platform/use-case/change.ts';
import { DailyWatch } from './platform/work/daily-watch.ts';
import { warnOfLapses } from './time-off/lapses/warn-of-lapses.ts';
import { remindApprovers } from './time-off/reminders/remind-approvers.ts';
import { sendNotices } from './time-off/sickness/send-notices.ts';
import { remindOfHolidays } from './work-time/remind-of-holidays.ts';

/** Days for which deliveries of webhooks are kept. */
const daysOfDeliveries = 30;

interface WatchSettings {
  system: Pick<ChangeContext, 'database' | 'jobs' | 'react'>;
  today: () => CalendarDate;
  /** The latest days whose digests and posts were due, and over. */
  morning: () => CalendarDate;
  evening: () => CalendarDate;
  company: { timeZone: string };
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Starts what runs by itself once a day. */
export function startWatches({ system, today, morning, evening, company: { timeZone }, log }: WatchSettings) {
  const daily = (look: (day: CalendarDate) => Promise<void>, fault: string) =>
    new DailyWatch({ today, look, onFault: (error) => log.error({ err: error }, fault) });
  const everyMorning = (look: (day: CalendarDate) => Promise<void>, fault: string) =>
    new DailyWatch({
      today: morning,
      // Before the morning, yesterday's is over; after a stop until the evening, today's is.
      look: async (day) => (day === today() && day !== evening() ? look(day) : undefined),
      onFault: (error) => log.error({ err: error }, fault),
    });
  return {
    channels: everyMorning((day) => preparePosts(system, day), 'Could not prepare the posts to channels'),
    digests: everyMorning((day) => sendDigests(system, day), 'Could not send the digests'),
    deliveries: daily(
      () => removeOldDeliveries(system.database, daysOfDeliveries),
      'Could not delete old deliveries of webhooks',
    ),
    lapses: daily((day) => warnOfLapses(system, day), 'Could not warn people of expiring leave'),
    reminders: daily(
      (day) => remindApprovers(system, { timeZone }, day),
      'Could not remind approvers of pending requests',
    ),
    absences: daily((day) => sendNotices(system, day), 'Could not send notices about absences'),
    holidays: daily((day) => remindOfHolidays(system, day), 'Could not remind HR of missing holidays'),
  };
}
