import { type Place, placeWith } from '@almanac/domain/work-time/place';
import type { WorkSchedule } from '@almanac/domain/work-time/work-schedule';
import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';

/** What halves of days are worth everywhere: all schedules, and all places with their holidays, by their ids. */
export interface WorkRules {
  schedules: ReadonlyMap<string, WorkSchedule>;
  places: ReadonlyMap<string, Place>;
}

export async function readWorkRules(database: Reader): Promise<WorkRules> {
  const schedules = await database.selectFrom('workSchedules').select(['id', 'minutes', 'anchor']).execute();
  const places = await database.selectFrom('places').select('id').execute();
  const holidays = await database
    .selectFrom('publicHolidays')
    .select(['placeId', 'date', 'name', 'half', sql<string>`created_at::date`.as('addedOn')])
    .orderBy('placeId')
    .orderBy('date')
    .execute();
  const byPlace = Map.groupBy(holidays, ({ placeId }) => placeId);
  return {
    schedules: new Map(
      schedules.map(({ id, minutes, anchor }) => [id, { minutes, anchor: anchor ?? undefined }]),
    ),
    places: new Map(
      places.map(({ id }) => [
        id,
        placeWith(
          (byPlace.get(id) ?? []).map(({ date, name, half, addedOn }) => ({
            date,
            name,
            half: half ?? undefined,
            addedOn,
          })),
        ),
      ]),
    ),
  };
}

/** A place with its holidays, and the schedule that it gives to newcomers. */
export async function readPlaceRules(
  database: Reader,
  id: string,
): Promise<{ place: Place; schedule: WorkSchedule } | undefined> {
  const found = await database
    .selectFrom('places')
    .select('scheduleId')
    .where('id', '=', id)
    .executeTakeFirst();
  const { places, schedules } = await readWorkRules(database);
  const [place, schedule] = [places.get(id), found && schedules.get(found.scheduleId)];
  return place && schedule && { place, schedule };
}
