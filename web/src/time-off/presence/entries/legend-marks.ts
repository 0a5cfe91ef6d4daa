import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import type { Calendar } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import { isOfWholeDays } from '@almanac/domain/work-time/half-day';
import type { CalendarEntry } from './calendar-entry.ts';

/** What the legend of a calendar explains besides the types. */
export type LegendMark = 'pending' | 'half-day' | 'hours' | 'public-holiday' | 'holiday' | 'free-day';

/** The marks that the bars of the entries have. */
export function marksOfEntries(entries: readonly CalendarEntry[]): LegendMark[] {
  const marks: [LegendMark, (entry: CalendarEntry) => boolean][] = [
    ['pending', ({ isPending }) => isPending],
    ['half-day', (entry) => entry.minutes === undefined && !isOfWholeDays(entry)],
    ['hours', ({ minutes }) => minutes !== undefined],
  ];
  return marks.flatMap(([mark, hasMark]) => (entries.some(hasMark) ? [mark] : []));
}

/** The mark that the days of a month have. */
export function marksOfMonth(month: Period, holidays: ReadonlyMap<CalendarDate, unknown>): LegendMark[] {
  return [...holidays.keys()].some((date) => includes(month, date)) ? ['public-holiday'] : [];
}

/** The marks that the days of the schedules have. */
export function marksOfWorks(works: Calendar['works']): LegendMark[] {
  const days = works.flatMap(({ free }) => free);
  const marks: LegendMark[] = [];
  if (days.some(({ holiday }) => holiday)) marks.push('holiday');
  if (days.some(({ holiday }) => !holiday)) marks.push('free-day');
  return marks;
}
