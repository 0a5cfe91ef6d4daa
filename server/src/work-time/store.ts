import type { HolidayOfYear } from '@almanac/domain/work-time/schema';
import { placeFields, scheduleFields } from '@almanac/domain/work-time/work-time-fields';
import { sql } from 'kysely';
import type { Writer } from '../platform/database/database.ts';
import { wholeRecord } from '../platform/database/statements/record-columns.ts';
import type { StoredPlace, StoredSchedule } from './place-store.ts';

export async function saveSchedule(writer: Writer, id: string, schedule: StoredSchedule): Promise<void> {
  await writer
    .updateTable('workSchedules')
    .set(wholeRecord(scheduleFields, schedule))
    .where('id', '=', id)
    .execute();
}

export async function removeSchedule(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('workSchedules').where('id', '=', id).execute();
}

export async function savePlace(writer: Writer, id: string, place: StoredPlace): Promise<void> {
  await writer.updateTable('places').set(wholeRecord(placeFields, place)).where('id', '=', id).execute();
}

export async function removePlace(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('places').where('id', '=', id).execute();
}

/** Keeps others from assigning a schedule that is being deleted. */
export async function lockScheduleForDeletion(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('workSchedules').select('id').where('id', '=', id).forUpdate().execute();
}

/** Keeps others from assigning a place that is being deleted. */
export async function lockPlaceForDeletion(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('places').select('id').where('id', '=', id).forUpdate().execute();
}

export async function renameHolidays(
  writer: Writer,
  placeId: string,
  holidays: readonly HolidayOfYear[],
): Promise<void> {
  const renamed = JSON.stringify(holidays.map(({ date, name }) => ({ date, name })));
  await sql`
    UPDATE public_holidays SET name = renamed.name
    FROM jsonb_to_recordset(${renamed}) AS renamed (date date, name text)
    WHERE public_holidays.place_id = ${placeId} AND public_holidays.date = renamed.date`.execute(writer);
}

export async function removeHolidays(
  writer: Writer,
  placeId: string,
  dates: readonly string[],
): Promise<void> {
  if (dates.length === 0) return;
  await writer
    .deleteFrom('publicHolidays')
    .where('placeId', '=', placeId)
    .where('date', 'in', dates)
    .execute();
}

/** Increments the place's version for a change of its holidays, and returns it. */
export async function countHolidayWrite(writer: Writer, placeId: string): Promise<number> {
  const { version } = await writer
    .updateTable('places')
    .set((eb) => ({ holidaysWritten: eb('holidaysWritten', '+', 1) }))
    .where('id', '=', placeId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
