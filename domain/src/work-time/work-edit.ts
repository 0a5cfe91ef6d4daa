import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarYear, includes } from '../calendar/period.ts';
import { type Holiday, type Place, placeWith } from './place.ts';
import type { WorkSchedule } from './work-schedule.ts';

/** Schedules, and places with their holidays, by id. */
export interface WorkRecords {
  schedules: ReadonlyMap<string, WorkSchedule>;
  places: ReadonlyMap<string, Place>;
}

/** A change without effect on any account, such as a new record or another name. */
interface NoEdit {
  kind: 'NONE';
}

/** A change of the records that determine working days. */
export type WorkEdit =
  | NoEdit
  | { kind: 'SCHEDULE'; scheduleId: string; schedule: WorkSchedule }
  /** Replaces the holidays of a place in calendar years; `addedOn` is the day of the change. */
  | {
      kind: 'HOLIDAYS';
      placeId: string;
      years: readonly { year: number; holidays: readonly Holiday[] }[];
      addedOn: CalendarDate;
    };

/** Returns the records after the change; records that are not loaded are not added. */
export function withWorkEdit<Records extends WorkRecords>(records: Records, edit: WorkEdit): Records {
  switch (edit.kind) {
    case 'SCHEDULE':
      return { ...records, schedules: replaced(records.schedules, edit.scheduleId, () => edit.schedule) };
    case 'HOLIDAYS':
      return {
        ...records,
        places: replaced(records.places, edit.placeId, (place) => withHolidays(place, edit)),
      };
    case 'NONE':
      return records;
  }
}

/** Returns the map with another value for the key; a missing key is not added. */
export function replaced<Value>(
  values: ReadonlyMap<string, Value>,
  key: string,
  become: (before: Value) => Value,
): ReadonlyMap<string, Value> {
  const before = values.get(key);
  return before === undefined ? values : new Map(values).set(key, become(before));
}

/** Whether the holiday is the same: same day, same half. Its name may differ. */
export function isSameHoliday(one: Holiday | undefined, other: Holiday | undefined): boolean {
  return one !== undefined && other !== undefined && one.date === other.date && one.half === other.half;
}

function withHolidays(place: Place, { years, addedOn }: Extract<WorkEdit, { kind: 'HOLIDAYS' }>): Place {
  const { holidays: before } = place;
  const ofOtherYears = [...before.values()].filter(
    ({ date }) => !years.some(({ year }) => includes(calendarYear(year), date)),
  );
  const written = years.flatMap(({ holidays }) => holidays);
  const ofYears = written.map((holiday) => {
    const stored = before.get(holiday.date);
    return stored && isSameHoliday(stored, holiday)
      ? { ...stored, name: holiday.name }
      : { ...holiday, half: holiday.half, addedOn };
  });
  return { ...place, holidays: placeWith([...ofOtherYears, ...ofYears]).holidays };
}
