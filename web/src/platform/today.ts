import { type CalendarDate, dateAt, isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { useSyncExternalStore } from 'react';
import { useCompany } from './company.ts';

const everyMinute = 60_000;

let toldDay: CalendarDate | undefined;
const followers = new Set<() => void>();

/** Takes in which day it is, as the server says. */
export function hearToday(day: string): void {
  if (!isCalendarDate(day)) return;
  toldDay = day;
  for (const onChange of followers) onChange();
}

/** The day that it is in the company, as the server said last; until it has, by the clock of this device. */
export function useToday(): CalendarDate {
  const { timeZone } = useCompany();
  return useSyncExternalStore(followTheDay, () => toldDay ?? dateAt(Date.now(), timeZone));
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
