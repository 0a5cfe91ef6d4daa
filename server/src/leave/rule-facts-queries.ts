import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { RuleFacts } from '@almanac/domain/leave/plan';
import { expressionBuilder, sql } from 'kysely';
import { people } from '../people/accounts/people-queries.ts';
import type { Reader } from '../platform/database/database.ts';
import type { DB, LeavePlans } from '../platform/database/tables.ts';

/** All types, by name, with what the engine needs to know of them. */
export function readTypesOfFacts(database: Reader): Promise<RuleFacts['type'][]> {
  return database
    .selectFrom('leaveTypes')
    .select(['code', 'name', 'unit', 'counts', 'takesHalves'])
    .orderBy('sorted')
    .orderBy('code')
    .execute();
}

interface StoredPlan {
  id: string;
  yearStart: string | null;
  policies: readonly { type: string; from: CalendarDate; rules: unknown }[];
}

/** The policies of the query's `plan`, by type and in the order of their days. */
export function policiesOfPlan<Policies>() {
  return expressionBuilder<DB & { plan: LeavePlans }, 'plan'>()
    .selectFrom('leavePolicies as policy')
    .whereRef('policy.planId', '=', 'plan.id')
    .select(
      sql<Policies>`coalesce(
        jsonb_agg(
          jsonb_build_object('type', policy.type, 'from', policy.effective_from, 'rules', policy.rules)
          ORDER BY policy.type, policy.effective_from
        ), '[]')`.as('policies'),
    )
    .$asScalar()
    .$notNull();
}

/** The plans with their policies, by type and in the order of their days. */
export function readPlansWithPolicies(database: Reader, ids: readonly string[]): Promise<StoredPlan[]> {
  return database
    .selectFrom('leavePlans as plan')
    .select(['plan.id', 'plan.yearStart', policiesOfPlan<StoredPlan['policies']>().as('policies')])
    .where((eb) => eb('plan.id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}

interface HeldTerms {
  userId: string;
  name: string;
  employmentStart: CalendarDate | null;
  employmentEnd: CalendarDate | null;
  from: CalendarDate;
  planId: string;
  placeId: string;
  scheduleId: string;
}

/** What the people hold from each day on, in the order of people and days. */
export function readHeldTerms(database: Reader, userIds: readonly string[]): Promise<HeldTerms[]> {
  return database
    .selectFrom('personTerms as held')
    .innerJoin(people.as('person'), 'person.id', 'held.userId')
    .select([
      'held.userId',
      'person.name',
      'person.employmentStart',
      'person.employmentEnd',
      'held.effectiveFrom as from',
      'held.planId',
      'held.placeId',
      'held.scheduleId',
    ])
    .where((eb) => eb('held.userId', '=', eb.fn.any(eb.val(userIds))))
    .orderBy('held.userId')
    .orderBy('held.effectiveFrom')
    .execute();
}
