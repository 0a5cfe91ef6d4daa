import { addDays, type CalendarDate, dateAt } from '@almanac/domain/calendar/calendar-date';

const millisecondsPerMinute = 60_000;

/**
 * Returns the latest day on which the hour has come in the time zone, also on days on which clocks are
 * changed. Computed once a minute.
 */
export function morningTeller(clock: () => Date, timeZone: string, hour: number): () => CalendarDate {
  const hourThere = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
  let minute = Number.NaN;
  let morning = '';
  return () => {
    const now = clock();
    const minuteOfNow = Math.floor(now.getTime() / millisecondsPerMinute);
    if (minuteOfNow !== minute) {
      minute = minuteOfNow;
      const day = dateAt(now.getTime(), timeZone);
      morning = Number(hourThere.format(now)) >= hour ? day : addDays(day, -1);
    }
    return morning;
  };
}
