import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Half } from './half-day.ts';

/** A public holiday: the whole day, or the half that is named. */
export interface Holiday {
  date: CalendarDate;
  name: string;
  half?: Half | undefined;
  /** The day on which it was added, where that is known. */
  addedOn?: CalendarDate | undefined;
}

/** Where the public holidays are the same; at most one a day. */
export interface Place {
  /** Id and name decide nothing; absent where the place is not a stored one. */
  id?: string | undefined;
  name?: string | undefined;
  /** In the order of their dates. */
  holidays: ReadonlyMap<CalendarDate, Holiday>;
}

/** A place with the holidays. */
export function placeWith(holidays: readonly Holiday[], named: { id?: string; name?: string } = {}): Place {
  const inOrder = holidays.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return { ...named, holidays: new Map(inOrder.map((holiday) => [holiday.date, holiday])) };
}

/** Whether the holiday takes the half of its day. */
export function takesHalf({ half }: Holiday, which: Half): boolean {
  return half === undefined || half === which;
}
