import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { startOfWeek } from '@almanac/domain/calendar/week-start';
import type { Coverage } from '@almanac/domain/time-off/presence/schema';

/** A week with the day that has the largest share of people away. */
export interface WeekOfCoverage {
  /** Its first day. */
  startDate: CalendarDate;
  /** That day; undefined in a week without work days. */
  thinnest?: { date: CalendarDate; people: number; away: number } | undefined;
}

/** Consecutive weeks of the coverage. */
export function weeksOfCoverage({ days }: Coverage, firstDay: number): WeekOfCoverage[] {
  const first = days[0]?.date;
  const last = days.at(-1)?.date;
  if (first === undefined || last === undefined) return [];
  const ofWeek = Map.groupBy(days, ({ date }) => startOfWeek(date, firstDay));
  const weeks: WeekOfCoverage[] = [];
  for (let start = startOfWeek(first, firstDay); start <= last; start = addDays(start, 7)) {
    const expected = (ofWeek.get(start) ?? []).filter(({ people }) => people > 0);
    const thinnest = expected.toSorted((one, other) => shareAway(other) - shareAway(one))[0];
    weeks.push({ startDate: start, ...(thinnest && { thinnest }) });
  }
  return weeks;
}

/** Share of the people away, from 0 to 1. */
export function shareAway({ away, people }: { away: number; people: number }): number {
  return people === 0 ? 0 : away / people;
}
