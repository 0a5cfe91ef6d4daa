import type { Half } from '@almanac/domain/work-time/half-day';
import { type Holiday, type Place, placeWith } from '@almanac/domain/work-time/place';
import type { WorkSchedule } from '@almanac/domain/work-time/work-schedule';
import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';

/** What halves of days are worth: schedules, and places with their holidays, by their ids. */
export interface WorkRules {
  schedules: ReadonlyMap<string, WorkSchedule>;
  places: ReadonlyMap<string, Place>;
}

interface HeldWork {
  scheduleId: string;
  placeId: string;
}

/** Reads the schedules and places that are held. */
export async function readWorkRules(database: Reader, held: readonly HeldWork[]): Promise<WorkRules> {
  const scheduleIds = [...new Set(held.map(({ scheduleId }) => scheduleId))];
  const placeIds = [...new Set(held.map(({ placeId }) => placeId))];
  const schedules = await database
    .selectFrom('workSchedules')
    .select(['id', 'minutes', 'anchor'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(scheduleIds))))
    .execute();
  const places = await database
    .selectFrom('places as place')
    .select((eb) => [
      'place.id',
      'place.name',
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
    .where((eb) => eb('place.id', '=', eb.fn.any(eb.val(placeIds))))
    .execute();
  return {
    schedules: new Map(
      schedules.map(({ id, minutes, anchor }) => [id, { minutes, anchor: anchor ?? undefined }]),
    ),
    places: new Map(
      places.map(({ id, name, holidays }) => [
        id,
        placeWith(
          holidays.map(({ half, ...holiday }) => ({ ...holiday, half: half ?? undefined })),
          name,
        ),
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
  if (!found) return undefined;
  const { places, schedules } = await readWorkRules(database, [{ ...found, placeId: id }]);
  const [place, schedule] = [places.get(id), schedules.get(found.scheduleId)];
  return place && schedule && { place, schedule };
}
