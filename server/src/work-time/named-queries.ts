import type { Period } from '@almanac/domain/calendar/period';
import { expressionBuilder, sql } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

const { selectFrom } = expressionBuilder<DB>();

/** The fields of places that other slices may read, to join. */
export const places = selectFrom('places').select([
  'id',
  'name',
  'names',
  'sorted',
  'planId',
  'scheduleId',
  'createdAt',
]);

/** The names of work schedules, to join. */
export const workSchedules = selectFrom('workSchedules').select(['id', 'name', 'sorted', 'minutes']);

/** The places, each with the calendar years of the period in which it has holidays. */
export function placesWithHolidayYears({ startDate, endDate }: Period) {
  return selectFrom('places as place').select((eb) => [
    'place.id',
    'place.createdAt',
    eb
      .selectFrom('publicHolidays as holiday')
      .whereRef('holiday.placeId', '=', 'place.id')
      .where('holiday.date', '>=', startDate)
      .where('holiday.date', '<=', endDate)
      .select(
        sql<number[]>`coalesce(json_agg(DISTINCT extract(year FROM holiday.date)::integer), '[]')`.as(
          'years',
        ),
      )
      .$asScalar()
      .$notNull()
      .as('years'),
  ]);
}

/** The schedules that a person created or changed: all but the first one as it was set up. */
export const ownSchedules = selectFrom('workSchedules as schedule')
  .select('schedule.id')
  .where((eb) =>
    eb.or([
      eb('schedule.version', '>', 1),
      eb.exists(
        eb
          .selectFrom('workSchedules as earlier')
          .select(sql.lit(1).as('one'))
          .whereRef('earlier.createdAt', '<', 'schedule.createdAt'),
      ),
    ]),
  );
