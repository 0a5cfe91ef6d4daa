import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Names } from '@almanac/domain/language/names';
import type { Half } from '@almanac/domain/work-time/half-day';
import { type Holiday, type Place, placeWith } from '@almanac/domain/work-time/place';
import type { WorkSchedule } from '@almanac/domain/work-time/work-schedule';
import { type Expression, expressionBuilder, type RawBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Reader } from '../platform/database/database.ts';
import { jsonRows } from '../platform/database/statements/json-rows.ts';
import type { DB } from '../platform/database/tables.ts';

/** The facts of working days: schedules, and places with holidays, by id. */
export interface WorkRules {
  schedules: ReadonlyMap<string, WorkSchedule>;
  places: ReadonlyMap<string, Place>;
}

/** The same facts as stored. */
export interface StoredWork {
  schedules: readonly { id: string; minutes: number[]; anchor: CalendarDate | null }[];
  places: readonly { id: string; name: string; names: Names | null; holidays: StoredHoliday[] }[];
}

export type StoredPlaces = StoredWork['places'];

interface StoredHoliday extends Omit<Holiday, 'half'> {
  half: Half | null;
}

const { selectFrom } = expressionBuilder<DB>();

/** Schedules by id, as a list to select with others. */
export function schedulesAmong(ids: Expression<string>): RawBuilder<StoredWork['schedules']> {
  return jsonRows(
    selectFrom('workSchedules')
      .select((eb) =>
        jsonBuildObject({ id: eb.ref('id'), minutes: eb.ref('minutes'), anchor: eb.ref('anchor') }).as('row'),
      )
      .where('id', 'in', ids),
  );
}

/** Places with holidays by id, as a list to select with others. */
export function placesAmong(ids: Expression<string>): RawBuilder<StoredWork['places']> {
  return jsonRows(
    selectFrom('places as place')
      .select((eb) =>
        jsonBuildObject({
          id: eb.ref('place.id'),
          name: eb.ref('place.name'),
          names: eb.ref('place.names'),
          holidays: jsonRows(
            eb
              .selectFrom('publicHolidays as holiday')
              .select((of) =>
                jsonBuildObject({
                  date: of.ref('holiday.date'),
                  name: of.ref('holiday.name'),
                  half: of.ref('holiday.half').$castTo<Half | null>(),
                  addedOn: of.ref('holiday.addedOn'),
                }).as('row'),
              )
              .whereRef('holiday.placeId', '=', 'place.id')
              .orderBy('holiday.date'),
          ),
        }).as('row'),
      )
      .where('place.id', 'in', ids),
  );
}

/** One schedule, as a list to select with others. */
export function scheduleNamed(id: string | undefined) {
  return schedulesAmong(
    selectFrom('workSchedules')
      .select('id')
      .where('id', '=', id ?? null)
      .$asScalar()
      .$notNull(),
  );
}

/** One place with holidays, as a list to select with others. */
export function placeNamed(id: string | undefined) {
  return placesAmong(
    selectFrom('places')
      .select('id')
      .where('id', '=', id ?? null)
      .$asScalar()
      .$notNull(),
  );
}

export function workRulesOf({ schedules, places }: StoredWork): WorkRules {
  return {
    schedules: new Map(
      schedules.map(({ id, minutes, anchor }) => [id, { minutes, anchor: anchor ?? undefined }]),
    ),
    places: new Map(
      places.map(({ id, name, holidays }) => [
        id,
        placeWith(
          holidays.map(({ half, ...holiday }) => ({ ...holiday, half: half ?? undefined })),
          { id, name },
        ),
      ]),
    ),
  };
}

/** A place with its holidays and default schedule. */
export async function readPlaceRules(
  database: Reader,
  id: string,
): Promise<{ place: Place; schedule: WorkSchedule } | undefined> {
  const found = selectFrom('places').where('id', '=', id);
  const stored = await database
    .selectNoFrom([
      schedulesAmong(found.select('scheduleId').$asScalar().$notNull()).as('schedules'),
      placesAmong(found.select('id').$asScalar().$notNull()).as('places'),
    ])
    .executeTakeFirstOrThrow();
  const { places, schedules } = workRulesOf(stored);
  const [place] = places.values();
  const [schedule] = schedules.values();
  return place && schedule && { place, schedule };
}
