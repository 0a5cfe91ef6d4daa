import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Language } from '@almanac/domain/language/language';
import { planNameIn } from '@almanac/domain/leave/plans/plan-name';
import type { Reader } from '../../platform/database/database.ts';
import { workSchedules } from '../../work-time/named-queries.ts';
import { termsOfPeople } from '../facts/work-queries.ts';

/** The names of a person's plan and work schedule. */
export interface TermNames {
  plan: string;
  schedule: string;
}

/** The names of the people's plans and work schedules on the day, by person. */
export async function readTermNames(
  database: Reader,
  userIds: readonly string[],
  { on, language }: { on: CalendarDate; language: Language },
): Promise<ReadonlyMap<string, TermNames>> {
  const rows = await database
    .selectFrom(
      termsOfPeople(userIds)
        .where('terms.effectiveFrom', '<=', on)
        .distinctOn('terms.userId')
        .select(['terms.userId', 'terms.planId', 'terms.scheduleId'])
        .orderBy('terms.userId')
        .orderBy('terms.effectiveFrom', 'desc')
        .as('terms'),
    )
    .innerJoin('leavePlans as plan', 'plan.id', 'terms.planId')
    .innerJoin(workSchedules.as('schedule'), 'schedule.id', 'terms.scheduleId')
    .select(['terms.userId', 'plan.name', 'plan.names', 'schedule.name as schedule'])
    .execute();
  return new Map(
    rows.map(({ userId, schedule, ...plan }) => [userId, { plan: planNameIn(language, plan), schedule }]),
  );
}
