import { type CalendarDate, dateAt } from '@almanac/domain/calendar/calendar-date';

const millisecondsPerMinute = 60_000;

/** Returns the current day in the time zone; computed once a minute, as days begin on a full minute in every zone. */
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
