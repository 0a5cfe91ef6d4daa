import { type CalendarDate, dateAt, isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstBoundedDay, lastBoundedDay } from '@almanac/domain/calendar/day-bounds';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { companyQuery, useCompany } from './company.ts';

const everyMinute = 60_000;

let announcedDay: CalendarDate | undefined;
const followers = new Set<() => void>();

/** Takes the current day from the server. */
export function receiveToday(day: string): void {
  if (!isCalendarDate(day)) return;
  announcedDay = day;
  for (const onChange of followers) onChange();
}

/** Today in the company, as last reported by the server; until then by the device's clock. */
export function useToday(): CalendarDate {
  const { timeZone } = useCompany();
  return useSyncExternalStore(followTheDay, () => announcedDay ?? dateAt(Date.now(), timeZone));
}

/** The hour by the reader's clock, 0 to 23. */
export function useHour(): number {
  return useSyncExternalStore(followTheDay, () => new Date().getHours());
}

/** The same day, for prefetching. */
export async function readToday(queryClient: QueryClient): Promise<CalendarDate> {
  const { timeZone } = await queryClient.ensureQueryData(companyQuery);
  return announcedDay ?? dateAt(Date.now(), timeZone);
}

/** Limit for a date field: the last valid date. A later one can be typed, and is refused by the form. */
export function useLastDay(): { maxValue: CalendarDate } {
  return { maxValue: lastBoundedDay(useToday()) };
}

/**
 * Limits for a date field: the days on which an employment can start, and that an account can be read for.
 */
export function useBoundedDays(): { minValue: CalendarDate; maxValue: CalendarDate } {
  return { minValue: firstBoundedDay, ...useLastDay() };
}

function followTheDay(onChange: () => void): () => void {
  followers.add(onChange);
  const timer = setInterval(onChange, everyMinute);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    followers.delete(onChange);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
