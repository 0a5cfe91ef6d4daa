import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { ImportLeave } from '@almanac/domain/people/import/import-leave';
import { sql } from 'kysely';
import { readPlansOfDepartments } from '../../departments/queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { places, workSchedules } from '../../work-time/named-queries.ts';

/** Types, plans, schedules and places that an import can name, the newcomers' place first. */
export async function readImportRules(database: Reader): Promise<Omit<ImportLeave, 'openings' | 'terms'>> {
  const plans = await database
    .selectFrom('leavePlans as plan')
    .select((eb) => [
      'plan.id',
      'plan.name',
      'plan.yearStart',
      eb
        .selectFrom('leavePolicies as policy')
        .select(sql<string[]>`coalesce(array_agg(DISTINCT policy.type), '{}')`.as('types'))
        .whereRef('policy.planId', '=', 'plan.id')
        .where(sql<boolean>`jsonb_array_length(policy.rules -> 'grants') > 0`)
        .$asScalar()
        .$notNull()
        .as('entitles'),
    ])
    .execute();
  return {
    types: await database
      .selectFrom('leaveTypes as type')
      .select(['type.code', 'type.name', sql<LeaveUnit>`type.unit`.as('unit')])
      .orderBy('type.sorted')
      .execute(),
    plans: plans.map(({ yearStart, ...plan }) => ({ ...plan, isAnniversary: yearStart === null })),
    schedules: await database
      .selectFrom(workSchedules.as('schedule'))
      .select(['schedule.id', 'schedule.name'])
      .execute(),
    places: await database
      .selectFrom(places.as('place'))
      .select(['place.id', 'place.name', 'place.planId', 'place.scheduleId'])
      .orderBy('place.createdAt')
      .orderBy('place.id')
      .execute(),
    plansOfDepartments: await readPlansOfDepartments(database),
  };
}
