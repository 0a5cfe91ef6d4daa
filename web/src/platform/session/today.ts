import { type CalendarDate, dateAt, isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstBoundedDay, lastBoundedDay } from '@almanac/domain/calendar/day-bounds';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { companyQuery, useCompany } from './company.ts';

const everyMinute = 60_000;

let announcedDay: CalendarDate | undefined;
const followers = new Set<() => void>();

/** Takes in which day it is, as the server says. */
export function hearToday(day: string): void {
  if (!isCalendarDate(day)) return;
  announcedDay = day;
  for (const onChange of followers) onChange();
}

/** The day that it is in the company, as the server said last; until it has, by the clock of this device. */
export function useToday(): CalendarDate {
  const { timeZone } = useCompany();
  return useSyncExternalStore(followTheDay, () => announcedDay ?? dateAt(Date.now(), timeZone));
}

/** The same day for what is fetched before a page is there. */
export async function readToday(queryClient: QueryClient): Promise<CalendarDate> {
  const { timeZone } = await queryClient.ensureQueryData(companyQuery);
  return announcedDay ?? dateAt(Date.now(), timeZone);
}

/** The last day that can be written, for a date field; the form's own error says so of one that is typed. */
export function useLastDay(): { maxValue: CalendarDate } {
  return { maxValue: lastBoundedDay(useToday()) };
}

/** The days on which an employment can start, and of which an account can be read, for a date field. */
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
