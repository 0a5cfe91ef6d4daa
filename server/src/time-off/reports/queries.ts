import { approvalScope, type Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { isRequestShown, typeOfRequest, visibleType } from '@almanac/domain/leave/types/leave-type';
import { toPercent } from '@almanac/domain/teams/members/percent';
import type { Half } from '@almanac/domain/work-time/half-day';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { departments } from '../../departments/queries.ts';
import { storedTypes } from '../../leave/facts/rule-facts-queries.ts';
import { workFactsOf } from '../../leave/facts/work-facts.ts';
import { storedWork } from '../../leave/facts/work-queries.ts';
import { byCode, type TypesByCode } from '../../leave/types/type-queries.ts';
import {
  type EmploymentColumns,
  employmentOfRow,
} from '../../people/accounts/employment/employment-of-row.ts';
import type { People } from '../../people/accounts/records/people-queries.ts';
import { personReference } from '../../people/accounts/records/person-reference.ts';
import type { Reader } from '../../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../../platform/database/statements/compiled-query.ts';
import { jsonRows } from '../../platform/database/statements/json-rows.ts';
import { isOneOf, type Listed, listOf, toListed } from '../../platform/database/statements/one-of.ts';
import type { DB } from '../../platform/database/tables.ts';
import { effectiveMemberships, isInTeam, teams } from '../../teams/directory/team-queries.ts';
import type { Group } from '../presence/queries.ts';
import { daysOfRequests, requestDaysIn, requestsTouching } from '../requests/queries.ts';
import { withHours } from '../requests/records/hours-of-row.ts';

/** The requests in the period of people in the viewer's scope, as the viewer may see them. */
export async function readRequestsTouching(
  database: Reader,
  viewer: Viewer,
  requesters: People,
  period: Period,
  departmentId?: string,
) {
  const query = database
    .selectFrom(requestsTouching(period).as('request'))
    .innerJoin(requesters.as('requester'), 'requester.id', 'request.requesterId')
    .select(['request.requesterId', 'request.type', 'request.status', 'request.startDate', 'request.endDate'])
    .select(['request.startHalf', 'request.endHalf', 'request.minutes', 'request.minutesHalf'])
    .select(['requester.employmentStart', 'requester.employmentEnd', 'requester.earlierEmployments'])
    .$if(departmentId !== undefined, (all) => all.where('requester.departmentId', '=', departmentId ?? ''));
  const rows = await query.execute();
  return withTypesAndWork(database, rows.map(whileEmployed), viewer);
}

interface StoredTimeOff extends EmploymentColumns {
  minutes: number | null;
  minutesHalf: Half | null;
}

/** The request with the person's employment, which bounds its days. */
function whileEmployed<Row extends StoredTimeOff>(row: Row) {
  const { employmentStart: _start, employmentEnd: _end, earlierEmployments: _earlier, ...request } = row;
  return { ...withHours(request), employment: employmentOfRow(row) };
}

/** Counts the approved days in the period, and reads the possible types. */
export async function readCalendarSize(
  database: Reader,
  viewer: Viewer,
  requesters: People,
  filters: Period & Group,
): Promise<{ days: number; types: TypesByCode }> {
  const approved = { ...filters, status: ['APPROVED' as const] };
  const { days, types } = await daysOfRequests(database, requesters, approved, viewer)
    .select(storedTypes())
    .executeTakeFirstOrThrow();
  return { days, types: byCode(types) };
}

/** The approved requests in the period for a calendar, by date. */
export async function readCalendarEntries(
  database: Reader,
  viewer: Viewer,
  requesters: People,
  { departmentId, teamId, types, ...period }: Period & Group & { types: TypesByCode },
) {
  const rows = await database
    .selectFrom(requestsTouching(period).as('request'))
    .innerJoin(requesters.as('requester'), 'requester.id', 'request.requesterId')
    .select(['request.id', 'request.type', 'request.startDate', 'request.endDate'])
    .select(['request.requesterId', 'requester.name', 'requester.email'])
    .select(['requester.employmentStart', 'requester.employmentEnd', 'requester.earlierEmployments'])
    .where('request.status', '=', 'APPROVED')
    .$if(departmentId !== undefined, (all) => all.where('requester.departmentId', '=', departmentId ?? ''))
    .$if(teamId !== undefined, (all) =>
      all.where(({ ref }) => isInTeam(ref('request.requesterId'), teamId ?? '', requestDaysIn(period))),
    )
    .orderBy('request.startDate')
    .orderBy('request.id')
    .execute();
  return visibleTypes(rows, types, viewer).map((row) => {
    const { employmentStart: _start, employmentEnd: _end, earlierEmployments: _earlier, ...request } = row;
    return { ...request, employment: employmentOfRow(row) };
  });
}

/** Requests of the viewer and people in their scope, with types as visible and working patterns. */
async function withTypesAndWork<Row extends SeenRequest>(
  database: Reader,
  requests: readonly Row[],
  viewer: Viewer,
) {
  const ids = [...new Set(requests.map(({ requesterId }) => requesterId))];
  const { types, ...work } = onlyRow(await queryTypesAndWork(database, toListed(ids)));
  const works = workFactsOf(work);
  return visibleTypes(requests, byCode(types), viewer).map((request) => {
    return { ...request, work: works.get(request.requesterId) };
  });
}

const queryTypesAndWork = compiledQuery((database, userIds: Listed<string>) =>
  database.selectNoFrom([storedTypes(), ...storedWork(listOf(userIds))]),
);

/**
 * Reads a team whose report the viewer may see (any for an admin; for a manager the teams they lead or of their
 * department), with its members in the period by name, their latest membership and approved requests.
 */
export async function readTeamForReport(
  database: Reader,
  viewer: Viewer,
  inSight: People,
  teamId: string,
  period: Period,
) {
  const scope = approvalScope(viewer);
  let query = database
    .selectFrom(teams.as('team'))
    .select(['id', 'name', jsonRows(membersIn(teamId, inSight, period)).as('members')])
    .where('id', '=', teamId);
  if (scope.reach !== 'everyone') {
    query = query.where((eb) =>
      eb.or([
        eb('teamLeadId', '=', viewer.id),
        eb('departmentId', '=', scope.reach === 'nobody' ? null : (scope.departmentId ?? null)),
      ]),
    );
  }
  const found = await query.executeTakeFirst();
  if (!found) return undefined;
  const { members, ...team } = found;
  const ids = members.map(({ id }) => id);
  const requests = Map.groupBy(
    await readApprovedOf(database, ids, period, viewer),
    ({ requesterId }) => requesterId,
  );
  const byName = members.toSorted((one, other) => (one.sorted < other.sorted ? -1 : 1));
  return {
    team,
    members: byName.map(({ allocationTenths, ...person }) => {
      const employment = employmentOfRow(person);
      return {
        user: personReference(person),
        allocationPercent: toPercent(allocationTenths),
        requests: (requests.get(person.id) ?? []).map((request) => ({ ...request, employment })),
      };
    }),
  };
}

function membersIn(teamId: string, inSight: People, period: Period) {
  return expressionBuilder<DB>()
    .selectFrom(effectiveMemberships(period).as('membership'))
    .innerJoin(inSight.as('person'), 'person.id', 'membership.userId')
    .distinctOn('person.id')
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('person.id'),
        name: ref('person.name'),
        email: ref('person.email'),
        sorted: ref('person.sorted'),
        allocationTenths: ref('membership.allocationTenths'),
        employmentStart: ref('person.employmentStart'),
        employmentEnd: ref('person.employmentEnd'),
        earlierEmployments: ref('person.earlierEmployments'),
      }).as('row'),
    )
    .where('membership.teamId', '=', teamId)
    .orderBy('person.id')
    .orderBy('membership.startDate', 'desc');
}

/** The approved requests in the period of people in the viewer's scope, as the viewer may see them. */
async function readApprovedOf(database: Reader, userIds: readonly string[], period: Period, viewer: Viewer) {
  if (userIds.length === 0) return [];
  const approved = requestsTouching(period)
    .clearSelect()
    .select(({ ref }) =>
      jsonBuildObject({
        requesterId: ref('requesterId'),
        type: ref('type'),
        startDate: ref('startDate'),
        endDate: ref('endDate'),
        startHalf: ref('startHalf').$castTo<Half>(),
        endHalf: ref('endHalf').$castTo<Half>(),
        minutes: ref('minutes'),
        minutesHalf: ref('minutesHalf').$castTo<Half | null>(),
      }).as('row'),
    )
    .where(({ ref }) => isOneOf(ref('requesterId'), userIds))
    .where('status', '=', 'APPROVED');
  const { types, requests, ...work } = await database
    .selectNoFrom([storedTypes(), jsonRows(approved).as('requests'), ...storedWork(userIds)])
    .executeTakeFirstOrThrow();
  const works = workFactsOf(work);
  return visibleTypes(requests.map(withHours), byCode(types), viewer).map((request) => {
    return { ...request, work: works.get(request.requesterId) };
  });
}

/** What decides who sees a request's type; without a status it is approved. */
interface SeenRequest {
  requesterId: string;
  type: string;
  endDate: CalendarDate;
  status?: string;
}

/** Visible requests of the viewer and people in their scope, with types as visible. */
function visibleTypes<Request extends SeenRequest>(
  requests: readonly Request[],
  types: TypesByCode,
  { id, role }: Viewer,
): Request[] {
  return requests.flatMap((request) => {
    const seenBy = { role, isRequester: request.requesterId === id };
    const type = typeOfRequest(types.get(request.type), request);
    if (!isRequestShown(type, seenBy, true)) return [];
    const { code } = visibleType(type, seenBy, true);
    // Hidden types count in half days, as in lists; hours would reveal them.
    return { ...request, type: code, ...(code !== type.code && { minutes: undefined }) };
  });
}

/** All types, and the active people with their departments by name, people without one last. */
export async function readTypesAndPeople(database: Reader, inSight: People, departmentId?: string) {
  const active = expressionBuilder<DB>()
    .selectFrom(inSight.as('person'))
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('person.id'),
        ofPerson: ref('department.id'),
        name: ref('department.name'),
      }).as('row'),
    )
    .where('person.isActive', '=', true)
    .$if(departmentId !== undefined, (all) => all.where('person.departmentId', '=', departmentId ?? ''))
    .orderBy('department.sorted', (order) => order.asc().nullsLast())
    .orderBy('person.id');
  const { types, people } = await database
    .selectNoFrom([storedTypes(), jsonRows(active).as('people')])
    .executeTakeFirstOrThrow();
  return {
    types: byCode(types),
    people: people.map(({ id, ofPerson, name }) => ({
      id,
      department: ofPerson !== null && name !== null ? { id: ofPerson, name } : undefined,
    })),
  };
}
