import { type CalendarDate, dateAt } from '@almanac/domain/calendar/calendar-date';

const millisecondsPerMinute = 60_000;

/** Tells the day that it is in the time zone by the clock: worked out once a minute, as every zone's day begins with one. */
export function dayTeller(clock: () => Date, timeZone: string): () => CalendarDate {
  let minute = Number.NaN;
  let day = '';
  return () => {
    const now = clock().getTime();
    const minuteOfNow = Math.floor(now / millisecondsPerMinute);
    if (minuteOfNow !== minute) {
      minute = minuteOfNow;
      day = dateAt(now, timeZone);
    }
    return day;
  };
}
