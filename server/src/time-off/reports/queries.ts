import { approvalScope, type Viewer } from '@almanac/domain/access/permissions';
import type { Period } from '@almanac/domain/calendar/period';
import { typeAsSeen } from '@almanac/domain/leave/leave-type';
import { toPercent } from '@almanac/domain/teams/members/percent';
import { departments } from '../../departments/queries.ts';
import { readTypesByCode, type TypesByCode } from '../../leave/type-queries.ts';
import { readWorkFacts } from '../../leave/work-facts.ts';
import type { People } from '../../people/accounts/people-queries.ts';
import { personReference } from '../../people/accounts/person-reference.ts';
import type { Reader } from '../../platform/database/database.ts';
import { membershipsInForce, teams } from '../../teams/directory/team-queries.ts';
import { requestsTouching } from '../requests/queries.ts';

/** Reads the requests of the people, who are in the viewer's scope, that touch the period, as the viewer may see them. */
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
    .select(['request.startHalf', 'request.endHalf'])
    .$if(departmentId !== undefined, (all) => all.where('requester.departmentId', '=', departmentId ?? ''));
  return withWork(database, typesAsSeen(await query.execute(), await readTypesByCode(database), viewer));
}

/** The requests with how their people work. */
async function withWork<Row extends { requesterId: string }>(database: Reader, requests: readonly Row[]) {
  const works = await readWorkFacts(database, [...new Set(requests.map(({ requesterId }) => requesterId))]);
  return requests.map((request) => ({ ...request, work: works.get(request.requesterId) }));
}

/** Reads a team whose report the viewer may see: any for an admin; for a manager those they lead or of their department. */
export async function readTeamForReport(database: Reader, viewer: Viewer, teamId: string) {
  const scope = approvalScope(viewer);
  let query = database.selectFrom(teams.as('team')).select(['id', 'name']).where('id', '=', teamId);
  if (scope.reach !== 'everyone') {
    query = query.where((eb) =>
      eb.or([
        eb('teamLeadId', '=', viewer.id),
        eb('departmentId', '=', scope.reach === 'nobody' ? null : (scope.departmentId ?? null)),
      ]),
    );
  }
  return query.executeTakeFirst();
}

/** Requests of the viewer and of people in their scope, with their types as the viewer may see them. */
function typesAsSeen<Request extends { requesterId: string; type: string }>(
  requests: readonly Request[],
  types: TypesByCode,
  { id, role }: Viewer,
): Request[] {
  return requests.map((request) => {
    const seenBy = { role, isRequester: request.requesterId === id };
    return { ...request, type: typeAsSeen(types.get(request.type), seenBy, true).code };
  });
}

/** Reads those of the people who are in the team in the period, each with their latest membership and approved requests then. */
export async function readMembersForReport(
  database: Reader,
  viewer: Viewer,
  people: People,
  teamId: string,
  period: Period,
) {
  const members = await database
    .selectFrom(membershipsInForce(period).as('membership'))
    .innerJoin(people.as('person'), 'person.id', 'membership.userId')
    .distinctOn('person.id')
    .select(['person.id', 'person.name', 'person.email', 'person.sorted', 'membership.allocationTenths'])
    .where('membership.teamId', '=', teamId)
    .orderBy('person.id')
    .orderBy('membership.startDate', 'desc')
    .execute();
  if (members.length === 0) return [];
  const approved = await database
    .selectFrom(requestsTouching(period).as('request'))
    .select(['requesterId', 'type', 'startDate', 'endDate', 'startHalf', 'endHalf'])
    .where(
      'requesterId',
      'in',
      members.map(({ id }) => id),
    )
    .where('status', '=', 'APPROVED')
    .execute();
  const requests = await withWork(database, typesAsSeen(approved, await readTypesByCode(database), viewer));
  return members
    .sort((one, other) => (one.sorted < other.sorted ? -1 : 1))
    .map(({ allocationTenths, ...person }) => ({
      user: personReference(person),
      allocationPercent: toPercent(allocationTenths),
      requests: requests.filter(({ requesterId }) => requesterId === person.id),
    }));
}

/** The active ones of the people with their departments, by the names of these, and who is in none last. */
export async function readActivePeople(database: Reader, inSight: People, departmentId?: string) {
  const rows = await database
    .selectFrom(inSight.as('person'))
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .select(['person.id', 'department.id as departmentId', 'department.name as departmentName'])
    .where('person.isActive', '=', true)
    .$if(departmentId !== undefined, (all) => all.where('person.departmentId', '=', departmentId ?? ''))
    .orderBy('department.sorted', (order) => order.asc().nullsLast())
    .orderBy('person.id')
    .execute();
  return rows.map(({ id, departmentId: ofPerson, departmentName: name }) => ({
    id,
    department: ofPerson !== null && name !== null ? { id: ofPerson, name } : undefined,
  }));
}
