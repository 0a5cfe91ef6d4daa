import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import type { HolidayOfYear, WritePlace, WriteSchedule } from '@almanac/domain/work-time/schema';
import { placeFields, scheduleFields } from '@almanac/domain/work-time/work-time-fields';
import type { Writer } from '../platform/database/database.ts';
import { wholeRecord } from '../platform/database/statements/record-columns.ts';

export type StoredSchedule = Omit<WriteSchedule, keyof RuleFields>;
export type StoredPlace = Omit<WritePlace, keyof RuleFields>;

/** Stores a schedule and returns its id. */
export async function insertSchedule(writer: Writer, schedule: StoredSchedule): Promise<string> {
  const id = randomUUIDv7();
  await writer
    .insertInto('workSchedules')
    .values({ id, ...wholeRecord(scheduleFields, schedule) })
    .execute();
  return id;
}

/** Stores a place without holidays and returns its id. Plan and schedule are the defaults of newcomers. */
export async function insertPlace(writer: Writer, place: StoredPlace): Promise<string> {
  const id = randomUUIDv7();
  await writer
    .insertInto('places')
    .values({ id, ...wholeRecord(placeFields, place) })
    .execute();
  return id;
}

export async function insertHolidays(
  writer: Writer,
  placeId: string,
  holidays: readonly HolidayOfYear[],
  addedOn: CalendarDate,
): Promise<void> {
  if (holidays.length === 0) return;
  await writer
    .insertInto('publicHolidays')
    .values(
      holidays.map(({ date, name, half }) => ({
        id: randomUUIDv7(),
        placeId,
        date,
        name,
        half: half ?? null,
        addedOn,
      })),
    )
    .execute();
}
