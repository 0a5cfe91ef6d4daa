import { addDays, type CalendarDate, mondayOf } from '@almanac/domain/calendar/calendar-date';
import type { Coverage } from '@almanac/domain/time-off/presence/schema';

/** A week by the day of it on which the greatest share of the people is away. */
export interface WeekOfCoverage {
  /** Its Monday. */
  startDate: CalendarDate;
  /** That day; nothing in a week in which nobody is expected. */
  thinnest?: { date: CalendarDate; people: number; away: number } | undefined;
}

/** The weeks of the days, one after the other. */
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

/** The share of the people who are away on the day, from 0 to 1. */
export function shareAway({ away, people }: { away: number; people: number }): number {
  return people === 0 ? 0 : away / people;
}
