import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Half } from './half-day.ts';

/** A public holiday: the whole day, or one half. */
export interface Holiday {
  date: CalendarDate;
  name: string;
  half?: Half | undefined;
  /** The day it was added, if known. */
  addedOn?: CalendarDate | undefined;
}

/** A place with its public holidays; at most one a day. */
export interface Place {
  /** Id and name affect nothing; absent for places that aren't stored. */
  id?: string | undefined;
  name?: string | undefined;
  /** In date order. */
  holidays: ReadonlyMap<CalendarDate, Holiday>;
}

/** Creates a place with the holidays. */
export function placeWith(holidays: readonly Holiday[], named: { id?: string; name?: string } = {}): Place {
  const inOrder = holidays.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return { ...named, holidays: new Map(inOrder.map((holiday) => [holiday.date, holiday])) };
}

/** Whether the holiday includes the half of its day. */
export function takesHalf({ half }: Holiday, which: Half): boolean {
  return half === undefined || half === which;
}
