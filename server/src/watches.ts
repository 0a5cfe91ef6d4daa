import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeContext } from './platform/use-case/change.ts';
import { DailyWatch } from './platform/work/daily-watch.ts';
import { warnOfLapses } from './time-off/lapses/warn-of-lapses.ts';
import { remindApprovers } from './time-off/reminders/remind-approvers.ts';
import { sendNotices } from './time-off/sickness/send-notices.ts';
import { remindOfHolidays } from './work-time/remind-of-holidays.ts';

interface WatchSettings {
  system: Pick<ChangeContext, 'database' | 'jobs' | 'react'>;
  today: () => CalendarDate;
  company: { timeZone: string };
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Starts what runs by itself once a day. */
export function startWatches({ system, today, company: { timeZone }, log }: WatchSettings) {
  const daily = (look: (day: CalendarDate) => Promise<void>, fault: string) =>
    new DailyWatch({ today, look, onFault: (error) => log.error({ err: error }, fault) });
  return {
    lapses: daily((day) => warnOfLapses(system, day), 'Could not warn people of expiring leave'),
    reminders: daily(
      (day) => remindApprovers(system, { timeZone }, day),
      'Could not remind approvers of pending requests',
    ),
    absences: daily((day) => sendNotices(system, day), 'Could not send notices about absences'),
    holidays: daily((day) => remindOfHolidays(system, day), 'Could not remind HR of missing holidays'),
  };
}
