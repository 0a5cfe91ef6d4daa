import { calendarYear, type Period } from '@almanac/domain/calendar/period';
import { fieldNames } from '@almanac/domain/records/record-fields';
import type { HolidaysOfYear, ListedPlace, Place, Schedule } from '@almanac/domain/work-time/schema';
import { placeFields, scheduleFields } from '@almanac/domain/work-time/work-time-fields';
import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Reader } from '../platform/database/database.ts';
import { jsonRows } from '../platform/database/statements/json-rows.ts';
import { comparedName, comparedNameOf } from '../platform/database/statements/text-comparison.ts';
import { withoutNulls } from '../platform/database/statements/without-nulls.ts';
import type { DB } from '../platform/database/tables.ts';

function selectSchedules(database: Reader) {
  return database.selectFrom('workSchedules').select(['id', 'version', ...fieldNames(scheduleFields)]);
}

/** The work schedules by name. */
export async function readSchedules(database: Reader): Promise<Schedule[]> {
  const schedules = await selectSchedules(database).orderBy('sorted').orderBy('id').execute();
  return schedules.map(withoutNulls);
}

export async function readSchedule(database: Reader, id: string): Promise<Schedule | undefined> {
  const schedule = await selectSchedules(database).where('id', '=', id).executeTakeFirst();
  return schedule && withoutNulls(schedule);
}

function selectPlaces(database: Reader) {
  return database.selectFrom('places').select(['id', 'version', ...fieldNames(placeFields)]);
}

/** The places by name, with their holiday counts by year. */
export async function readPlaces(database: Reader): Promise<ListedPlace[]> {
  const places = await selectPlaces(database)
    .select((eb) =>
      jsonRows(
        eb
          .selectFrom('publicHolidays as holiday')
          .select((of) =>
            jsonBuildObject({
              year: sql<number>`extract(year FROM ${of.ref('holiday.date')})::integer`,
              holidays: of.fn.countAll<number>(),
            }).as('row'),
          )
          .whereRef('holiday.placeId', '=', 'places.id')
          .groupBy(sql`extract(year FROM holiday.date)`)
          .orderBy(sql`extract(year FROM holiday.date)`),
      ).as('years'),
    )
    .orderBy('sorted')
    .orderBy('id')
    .execute();
  return places.map(withoutNulls);
}

export async function readPlace(database: Reader, id: string): Promise<Place | undefined> {
  const place = await selectPlaces(database).where('id', '=', id).executeTakeFirst();
  return place && withoutNulls(place);
}

/** A place's holidays in a year, by date. */
export function readHolidaysOfYear(
  database: Reader,
  placeId: string,
  year: number,
): Promise<HolidaysOfYear['holidays']> {
  return readHolidaysIn(database, placeId, calendarYear(year));
}

/** A place's holidays in a period, by date. */
export async function readHolidaysIn(
  database: Reader,
  placeId: string,
  { startDate, endDate }: Period,
): Promise<HolidaysOfYear['holidays']> {
  const holidays = await database
    .selectFrom('publicHolidays')
    .select(['date', 'name', 'half'])
    .where('placeId', '=', placeId)
    .where('date', '>=', startDate)
    .where('date', '<=', endDate)
    .orderBy('date')
    .execute();
  return holidays.map(withoutNulls);
}

/** Whether another schedule has the name, ignoring case. */
export async function isScheduleNameTaken(
  database: Reader,
  name: string,
  exceptId?: string,
): Promise<boolean> {
  const schedules = await database.selectFrom('workSchedules').select('id').where(hasName(name)).execute();
  return schedules.some(({ id }) => id !== exceptId);
}

/** Whether another place has the name, ignoring case. */
export async function isPlaceNameTaken(database: Reader, name: string, exceptId?: string): Promise<boolean> {
  const places = await database.selectFrom('places').select('id').where(hasName(name)).execute();
  return places.some(({ id }) => id !== exceptId);
}

const { eb, ref } = expressionBuilder<DB, 'places'>();

function hasName(name: string) {
  return eb(comparedName(ref('name')), '=', comparedNameOf(name));
}

/** Whether this is the only place. */
export async function isOnlyPlace(database: Reader, id: string): Promise<boolean> {
  const other = await database.selectFrom('places').select('id').where('id', '<>', id).executeTakeFirst();
  return other === undefined;
}

/** The default place for newcomers: the company's oldest. */
export async function readDefaultPlace(
  database: Reader,
): Promise<{ id: string; planId: string; scheduleId: string } | undefined> {
  return database
    .selectFrom('places')
    .select(['id', 'planId', 'scheduleId'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
