import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Calendar } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import { useMemo } from 'react';
import { type CalendarEntry, entriesOfCalendar } from './calendar-entry.ts';
import {
  type CoverageByDay,
  coverageByDay,
  holidaysByDay,
  type WhyFree,
  whyFreeOf,
} from './calendar-free-days.ts';

/** What the days of a calendar show. */
export interface CalendarContent {
  /** Undefined until loaded. */
  entries: readonly CalendarEntry[] | undefined;
  /** Public holidays of each day, as text. */
  holidays: ReadonlyMap<CalendarDate, string[]>;
  coverage: CoverageByDay | undefined;
  whyFree: WhyFree;
}

export function useCalendarContent(calendar: Calendar | undefined): CalendarContent {
  return useMemo(
    () => ({
      entries: calendar && entriesOfCalendar(calendar),
      holidays: holidaysByDay(calendar),
      coverage: coverageByDay(calendar),
      whyFree: whyFreeOf(calendar),
    }),
    [calendar],
  );
}
