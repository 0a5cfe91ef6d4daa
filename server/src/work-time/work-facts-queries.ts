import type { Half } from '@almanac/domain/work-time/half-day';
import { type Holiday, type Place, placeWith } from '@almanac/domain/work-time/place';
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
  const places = await database
    .selectFrom('places as place')
    .select((eb) => [
      'place.id',
      eb
        .selectFrom('publicHolidays as holiday')
        .whereRef('holiday.placeId', '=', 'place.id')
        .select(
          sql<StoredHoliday[]>`coalesce(
            jsonb_agg(
              jsonb_build_object(
                'date', holiday.date, 'name', holiday.name, 'half', holiday.half,
                'addedOn', holiday.created_at::date
              )
              ORDER BY holiday.date
            ), '[]')`.as('holidays'),
        )
        .$asScalar()
        .$notNull()
        .as('holidays'),
    ])
    .execute();
  return {
    schedules: new Map(
      schedules.map(({ id, minutes, anchor }) => [id, { minutes, anchor: anchor ?? undefined }]),
    ),
    places: new Map(
      places.map(({ id, holidays }) => [
        id,
        placeWith(holidays.map(({ half, ...holiday }) => ({ ...holiday, half: half ?? undefined }))),
      ]),
    ),
  };
}

interface StoredHoliday extends Omit<Holiday, 'half'> {
  half: Half | null;
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
