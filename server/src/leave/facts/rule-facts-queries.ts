import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { RuleFacts } from '@almanac/domain/leave/plans/plan';
import type { LeaveType } from '@almanac/domain/leave/types/leave-type';
import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { EmploymentColumns } from '../../people/accounts/employment/employment-of-row.ts';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../../platform/database/statements/compiled-query.ts';
import { jsonRows } from '../../platform/database/statements/json-rows.ts';
import { type Listed, listOf, toListed } from '../../platform/database/statements/one-of.ts';
import type { DB, LeavePlans } from '../../platform/database/tables.ts';
import { hiddenBeforeOfType } from '../../settings/queries.ts';
import {
  placeNamed,
  placesAmong,
  type StoredWork,
  scheduleNamed,
  schedulesAmong,
} from '../../work-time/work-facts-queries.ts';
import { termsOfPeople } from './work-queries.ts';

const { selectFrom } = expressionBuilder<DB>();

/** All types by name, with the fields that the engine needs. */
export function readTypesOfFacts(database: Reader): Promise<RuleFacts['type'][]> {
  return database
    .selectFrom('leaveTypes')
    .select(['code', 'name', 'names', 'unit', 'counts', 'takesHalves', 'isPaidOut'])
    .orderBy('sorted')
    .orderBy('code')
    .execute();
}

interface StoredPlan {
  id: string;
  yearStart: string | null;
  policies: readonly { type: string; from: CalendarDate; rules: unknown }[];
}

/** The policies of the query's `plan`, by type and date. */
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

interface AssignedTerms extends EmploymentColumns {
  userId: string;
  name: string;
  countsEarlier: boolean;
  keepsBalance: boolean;
  createdOn: CalendarDate;
  from: CalendarDate;
  planId: string;
  placeId: string;
  scheduleId: string;
}

export interface StoredRules extends StoredWork {
  /** By name. */
  types: LeaveType[];
  /** By person and date. */
  terms: AssignedTerms[];
  plans: StoredPlan[];
}

/** Reads the types, and the people's dated terms with plans, schedules and places. */
export async function readStoredRules(database: Reader, userIds: readonly string[]): Promise<StoredRules> {
  return onlyRow(await queryRules(database, toListed(userIds)));
}

const queryRules = compiledQuery((database, userIds: Listed<string>) =>
  database.selectNoFrom(storedRules(listOf(userIds))),
);

/** The same as JSON lists, to select with others. */
export function storedRules(userIds: readonly string[]) {
  const terms = termsOfPeople(userIds);
  return [
    storedTypes(),
    jsonRows(
      terms
        .innerJoin(people.as('person'), 'person.id', 'terms.userId')
        .select((eb) =>
          jsonBuildObject({
            userId: eb.ref('terms.userId'),
            name: eb.ref('person.name'),
            employmentStart: eb.ref('person.employmentStart'),
            employmentEnd: eb.ref('person.employmentEnd'),
            earlierEmployments: eb.ref('person.earlierEmployments'),
            countsEarlier: eb.ref('person.countsEarlier'),
            keepsBalance: eb.ref('person.keepsBalance'),
            createdOn: eb.ref('person.createdOn'),
            from: eb.ref('terms.effectiveFrom'),
            planId: eb.ref('terms.planId'),
            placeId: eb.ref('terms.placeId'),
            scheduleId: eb.ref('terms.scheduleId'),
          }).as('row'),
        )
        .orderBy('terms.userId')
        .orderBy('terms.effectiveFrom'),
    ).as('terms'),
    plansAmong(terms.select('terms.planId').$asScalar().$notNull()).as('plans'),
    schedulesAmong(terms.select('terms.scheduleId').$asScalar().$notNull()).as('schedules'),
    placesAmong(terms.select('terms.placeId').$asScalar().$notNull()).as('places'),
  ] as const;
}

/** Plans with their policies, as a list to select with others. */
function plansAmong(ids: Expression<string>): RawBuilder<StoredPlan[]> {
  return jsonRows(
    selectFrom('leavePlans as plan')
      .select((eb) =>
        jsonBuildObject({
          id: eb.ref('plan.id'),
          yearStart: eb.ref('plan.yearStart'),
          policies: policiesOfPlan<StoredPlan['policies']>(),
        }).as('row'),
      )
      .where('plan.id', 'in', ids),
  );
}

/** Ids of records to assign. */
export interface NamedRules {
  planId?: string | undefined;
  placeId?: string | undefined;
  scheduleId?: string | undefined;
}

/** The given plan, place and schedule, in full. */
export async function readNamedRules(
  database: Reader,
  { planId, placeId, scheduleId }: NamedRules,
): Promise<Omit<StoredRules, 'types' | 'terms'>> {
  const plan = selectFrom('leavePlans')
    .select('id')
    .where('id', '=', planId ?? null);
  return database
    .selectNoFrom([
      plansAmong(plan.$asScalar().$notNull()).as('plans'),
      scheduleNamed(scheduleId).as('schedules'),
      placeNamed(placeId).as('places'),
    ])
    .executeTakeFirstOrThrow();
}

/** All types by name, as a list to select with others. */
export function storedTypes() {
  const all = selectFrom('leaveTypes as type')
    .select(({ ref }) =>
      jsonBuildObject({
        code: ref('type.code'),
        name: ref('type.name'),
        names: ref('type.names'),
        colour: ref('type.colour').$castTo<LeaveType['colour']>(),
        unit: ref('type.unit').$castTo<LeaveType['unit']>(),
        counts: ref('type.counts').$castTo<LeaveType['counts']>(),
        takesHalves: ref('type.takesHalves'),
        isPaid: ref('type.isPaid'),
        isAway: ref('type.isAway'),
        needsApproval: ref('type.needsApproval'),
        remindsOfExpiry: ref('type.remindsOfExpiry'),
        isPaidOut: ref('type.isPaidOut'),
        isSickness: ref('type.isSickness'),
        reason: ref('type.reason').$castTo<LeaveType['reason']>(),
        documentAfterDays: ref('type.documentAfterDays'),
        documentBy: ref('type.documentBy').$castTo<LeaveType['documentBy']>(),
        reducesLeave: ref('type.reducesLeave').$castTo<LeaveType['reducesLeave']>(),
        protectsLeave: ref('type.protectsLeave').$castTo<LeaveType['protectsLeave']>(),
        shownTo: ref('type.shownTo').$castTo<LeaveType['shownTo']>(),
        hiddenBefore: hiddenBeforeOfType,
      }).as('row'),
    )
    .orderBy('type.sorted')
    .orderBy('type.code');
  return jsonRows(all).as('types');
}
