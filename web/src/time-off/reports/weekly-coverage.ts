import { addDays, type CalendarDate, mondayOf } from '@almanac/domain/calendar/calendar-date';
import type { Coverage } from '@almanac/domain/time-off/presence/schema';

/** A week with the day that has the largest share of people away. */
export interface WeekOfCoverage {
  /** The Monday. */
  startDate: CalendarDate;
  /** That day; undefined in a week without work days. */
  thinnest?: { date: CalendarDate; people: number; away: number } | undefined;
}

/** Consecutive weeks of the coverage. */
export function weeksOfCoverage({ days }: Coverage): WeekOfCoverage[] {
  const first = days[0]?.date;
  const last = days.at(-1)?.date;
  if (first === undefined || last === undefined) return [];
  const ofWeek = Map.groupBy(days, ({ date }) => mondayOf(date));
  const weeks: WeekOfCoverage[] = [];
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) {
    const expected = (ofWeek.get(monday) ?? []).filter(({ people }) => people > 0);
    const thinnest = expected.toSorted((one, other) => shareAway(other) - shareAway(one))[0];
    weeks.push({ startDate: monday, ...(thinnest && { thinnest }) });
  }
  return weeks;
}

/** Share of the people away, from 0 to 1. */
export function shareAway({ away, people }: { away: number; people: number }): number {
  return people === 0 ? 0 : away / people;
}
