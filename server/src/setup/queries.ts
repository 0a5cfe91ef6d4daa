import { approverRoles } from '@almanac/domain/access/role-gate';
import type { Period } from '@almanac/domain/calendar/period';
import type { SetupMark } from '@almanac/domain/settings/setup-marks';
import type { SetupFacts } from '@almanac/domain/setup/setup-rules';
import { expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isAmongRoles } from '../access/role-queries.ts';
import { hasAccountChange } from '../audit/record-queries.ts';
import { ownPlans, usedTerms } from '../leave/setup-queries.ts';
import { people } from '../people/accounts/records/people-queries.ts';
import { standardCompanyName } from '../platform/config/config.ts';
import type { Reader } from '../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../platform/database/statements/compiled-query.ts';
import { jsonRows } from '../platform/database/statements/json-rows.ts';
import type { DB } from '../platform/database/tables.ts';
import { storedSettings } from '../settings/queries.ts';
import { setupMarks } from '../settings/setup-marks-queries.ts';
import { teams } from '../teams/directory/team-queries.ts';
import { peopleWithAdjustment } from '../time-off/balances/opening/opening-queries.ts';
import { ownSchedules, places, placesWithHolidayYears } from '../work-time/named-queries.ts';

const { selectFrom } = expressionBuilder<DB>();
const active = people.where('person.isActive', '=', true);
const isApprover = isAmongRoles(expressionBuilder(people).ref('person.role'), approverRoles);
const isInvited = sql<SqlBool>`(person.has_signed_in OR ${hasAccountChange(sql.ref('person.id'), 'welcome')})`;
// People without a start may have been there before.
const wasEmployedBefore = sql<SqlBool>`(person.employment_start IS NULL OR person.employment_start < person.created_on)`;

/** What the records say about the setup, in one statement. */
export async function readSetupFacts(database: Reader, years: Period): Promise<SetupFacts> {
  const { settings, ...facts } = onlyRow(await readFacts(database, years));
  const { companyName, version } = settings;
  return { ...facts, settings: { isNamed: companyName !== standardCompanyName, version } };
}

const readFacts = compiledQuery((database, years: Period) =>
  database.selectNoFrom([
    jsonRows(setupMarks.clearSelect().select(sql<SetupMark>`to_json(mark.mark)`.as('row'))).as('marks'),
    storedSettings
      .select(({ ref }) =>
        jsonBuildObject({ companyName: ref('companyName'), version: ref('version') }).as('row'),
      )
      .$asScalar()
      .$notNull()
      .as('settings'),
    jsonRows(usedPlaces(years)).as('places'),
    plans.$asScalar().$notNull().as('plans'),
    selectFrom(ownSchedules.as('own'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('ownSchedules'),
    counts.$asScalar().$notNull().as('people'),
    departmentCounts.$asScalar().$notNull().as('departments'),
  ]),
);

function usedPlaces(years: Period) {
  return selectFrom(placesWithHolidayYears(years).as('place'))
    .where('place.id', 'in', selectFrom(usedTerms.as('used')).select('used.placeId'))
    .orderBy('place.createdAt')
    .orderBy('place.id')
    .select(({ ref }) => jsonBuildObject({ id: ref('place.id'), years: ref('place.years') }).as('row'));
}

const plans = selectFrom(ownPlans.as('own')).select(({ eb, fn, or, selectFrom: from }) =>
  jsonBuildObject({
    own: fn.countAll<number>(),
    used: fn
      .countAll<number>()
      .filterWhere(
        or([
          eb('own.id', 'in', from(usedTerms.as('used')).select('used.planId')),
          eb('own.id', 'in', from(places.as('place')).select('place.planId')),
        ]),
      ),
  }).as('row'),
);

const counts = selectFrom(active.as('person'))
  .leftJoin(peopleWithAdjustment.as('adjusted'), 'adjusted.userId', 'person.id')
  .select(({ fn }) =>
    jsonBuildObject({
      active: fn.countAll<number>(),
      employedBefore: fn.countAll<number>().filterWhere(wasEmployedBefore),
      withBalance: fn
        .countAll<number>()
        .filterWhere(wasEmployedBefore)
        .filterWhere('adjusted.userId', 'is not', null),
      approvers: fn.countAll<number>().filterWhere(isApprover),
      invited: fn.countAll<number>().filterWhere(isInvited),
    }).as('row'),
  );

/** Departments with an approver of their own, or a team whose lead is one. */
const decided = selectFrom(active.where(isApprover).as('approver'))
  .where('approver.departmentId', 'is not', null)
  .select('approver.departmentId')
  .union(
    selectFrom(teams.as('team'))
      .innerJoin(active.where(isApprover).as('lead'), 'lead.id', 'team.teamLeadId')
      .where('team.isActive', '=', true)
      .select('team.departmentId'),
  );

const departmentCounts = selectFrom(
  active
    .clearSelect()
    .select('person.departmentId')
    .where('person.departmentId', 'is not', null)
    .distinct()
    .as('of'),
).select(({ eb, fn }) =>
  jsonBuildObject({
    withPeople: fn.countAll<number>(),
    withApprover: fn.countAll<number>().filterWhere(eb('of.departmentId', 'in', decided)),
  }).as('row'),
);
