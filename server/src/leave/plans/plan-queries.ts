import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Names } from '@almanac/domain/language/names';
import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { comparedName, comparedNameOf } from '../../platform/database/statements/text-comparison.ts';
import type { Concerned } from '../../work-time/rule-changes/rule-effects.ts';
import { policiesOfPlan } from '../facts/rule-facts-queries.ts';

/** Plans by name, with all policy versions and the number of people on the day. */
export async function readPlans(database: Reader, day: CalendarDate): Promise<Plan[]> {
  const plans = await selectPlans(database, day).orderBy('plan.sorted').orderBy('plan.id').execute();
  return plans.map(toPlan);
}

export async function readPlan(database: Reader, id: string, day: CalendarDate): Promise<Plan | undefined> {
  const plan = await selectPlans(database, day).where('plan.id', '=', id).executeTakeFirst();
  return plan && toPlan(plan);
}

/** The plan, which must exist. */
export async function readStoredPlan(database: Reader, id: string, day: CalendarDate): Promise<Plan> {
  return toPlan(await selectPlans(database, day).where('plan.id', '=', id).executeTakeFirstOrThrow());
}

/** A plan's name; undefined if there is no such plan. */
export async function readPlanName(database: Reader, id: string): Promise<string | undefined> {
  const plan = await database.selectFrom('leavePlans').select('name').where('id', '=', id).executeTakeFirst();
  return plan?.name;
}

/** Ids of plans created or changed by a person. */
export async function readOwnPlans(database: Reader): Promise<ReadonlySet<string>> {
  const plans = await database
    .selectFrom('leavePlans')
    .select('id')
    .where((eb) => eb.or([eb('isSeeded', '=', false), eb('version', '>', 1)]))
    .execute();
  return new Set(plans.map(({ id }) => id));
}

function toPlan({ names, ...plan }: Omit<Plan, 'names'> & { names: Names | null }): Plan {
  return { ...plan, ...(names && { names }) };
}

function selectPlans(database: Reader, day: CalendarDate) {
  return database.selectFrom('leavePlans as plan').select((eb) => [
    'plan.id',
    'plan.version',
    'plan.name',
    'plan.names',
    'plan.yearStart',
    policiesOfPlan<Plan['policies']>().as('policies'),
    eb
      .selectFrom('personTerms as terms')
      .whereRef('terms.planId', '=', 'plan.id')
      .where('terms.effectiveFrom', '<=', day)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('personTerms as later')
              .select(sql.lit(1).as('one'))
              .whereRef('later.userId', '=', 'terms.userId')
              .whereRef('later.effectiveFrom', '>', 'terms.effectiveFrom')
              .where('later.effectiveFrom', '<=', day),
          ),
        ),
      )
      .select((count) => count.fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('people'),
  ]);
}

/** Ids of people with one of the records on any day, in order. */
export async function readConcerned(
  database: Reader,
  { userIds, planId, placeId, scheduleId, person }: Concerned,
): Promise<readonly string[]> {
  const isAsked = (id: string) => person === undefined || id === person;
  if (userIds) return userIds.filter(isAsked).sort();
  const holders = await database
    .selectFrom('personTerms')
    .select('userId')
    .distinct()
    .$if(planId !== undefined, (query) => query.where('planId', '=', planId ?? ''))
    .$if(placeId !== undefined, (query) => query.where('placeId', '=', placeId ?? ''))
    .$if(scheduleId !== undefined, (query) => query.where('scheduleId', '=', scheduleId ?? ''))
    .$if(person !== undefined, (query) => query.where('userId', '=', person ?? ''))
    .orderBy('userId')
    .execute();
  return holders.map(({ userId }) => userId);
}

/** Whether the plan is or was assigned to anyone, on any day. */
export async function isPlanAssigned(database: Reader, planId: string): Promise<boolean> {
  const terms = await database
    .selectFrom('personTerms')
    .select('userId')
    .where('planId', '=', planId)
    .limit(1)
    .executeTakeFirst();
  return terms !== undefined;
}

/** Whether the person has an anniversary plan on any day. */
export async function hasAnniversaryPlan(database: Reader, userId: string): Promise<boolean> {
  const terms = await database
    .selectFrom('personTerms as terms')
    .innerJoin('leavePlans as plan', 'plan.id', 'terms.planId')
    .select('terms.planId')
    .where('terms.userId', '=', userId)
    .where('plan.yearStart', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return terms !== undefined;
}

/** Units of all leave types, by code. */
export async function readUnits(database: Reader): Promise<ReadonlyMap<string, LeaveUnit>> {
  const rows = await database.selectFrom('leaveTypes').select(['code', 'unit']).execute();
  return new Map(rows.map(({ code, unit }) => [code, unit]));
}

/** Whether another plan has the name, ignoring case. */
export async function isPlanNameTaken(database: Reader, name: string, exceptId?: string): Promise<boolean> {
  const found = await database
    .selectFrom('leavePlans')
    .select('id')
    .where((eb) => eb(comparedName(eb.ref('name')), '=', comparedNameOf(name)))
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

/** The id of a policy version, which must exist. */
export async function readPolicyId(
  database: Reader,
  planId: string,
  { type, from }: { type: string; from: CalendarDate },
): Promise<string> {
  const { id } = await database
    .selectFrom('leavePolicies')
    .select('id')
    .where('planId', '=', planId)
    .where('type', '=', type)
    .where('effectiveFrom', '=', from)
    .executeTakeFirstOrThrow();
  return id;
}
