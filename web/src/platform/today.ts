import { type CalendarDate, dateAt } from '@almanac/domain/calendar/calendar-date';
import { useSyncExternalStore } from 'react';
import { useCompany } from './company.ts';

const everyMinute = 60_000;

/** The day that it is in the company's time zone; follows midnight while the page stays open. */
export function useToday(): CalendarDate {
  const { timeZone } = useCompany();
  return useSyncExternalStore(followTheClock, () => dateAt(Date.now(), timeZone));
}

function followTheClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, everyMinute);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
