import { approvalScope, type Viewer } from '@almanac/domain/access/permissions';
import type { Period } from '@almanac/domain/calendar/period';
import { toPercent } from '@almanac/domain/teams/members/percent';
import type { People } from '../../people/accounts/people-queries.ts';
import { personReference } from '../../people/accounts/person-reference.ts';
import type { Reader } from '../../platform/database/database.ts';
import { membershipsInForce, teams } from '../../teams/directory/team-queries.ts';
import { requestsTouching } from '../requests/queries.ts';

/** Reads the requests of the people that touch the period. */
export async function readRequestsTouching(
  database: Reader,
  requesters: People,
  period: Period,
  departmentId?: string,
) {
  const query = database
    .selectFrom(requestsTouching(period).as('request'))
    .innerJoin(requesters.as('requester'), 'requester.id', 'request.requesterId')
    .select(['request.type', 'request.status', 'request.startDate', 'request.endDate']);
  if (departmentId === undefined) return query.execute();
  return query.where('requester.departmentId', '=', departmentId).execute();
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

/** Reads those of the people who are in the team in the period, each with their latest membership and approved requests then. */
export async function readMembersForReport(database: Reader, people: People, teamId: string, period: Period) {
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
  const requests = await database
    .selectFrom(requestsTouching(period).as('request'))
    .select(['requesterId', 'type', 'startDate', 'endDate'])
    .where(
      'requesterId',
      'in',
      members.map(({ id }) => id),
    )
    .where('status', '=', 'APPROVED')
    .execute();
  return members
    .sort((one, other) => (one.sorted < other.sorted ? -1 : 1))
    .map(({ allocationTenths, ...person }) => ({
      user: personReference(person),
      allocationPercent: toPercent(allocationTenths),
      requests: requests.filter(({ requesterId }) => requesterId === person.id),
    }));
}
