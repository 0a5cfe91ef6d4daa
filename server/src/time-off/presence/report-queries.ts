import { approvalScope, type Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import type { DepartmentPresence } from '@almanac/domain/time-off/presence/capacity';
import type { Absence } from '@almanac/domain/time-off/presence/schema';
import { awayTypes, type RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { Expression, SqlBool } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { isInApprovalScope } from '../../teams/members/scope-queries.ts';

/** Reads a person whose requests the viewer decides; nothing where there is none. */
export async function readPersonInScope(
  database: Reader,
  viewer: Viewer,
  today: CalendarDate,
  userId: string,
): Promise<{ id: string; departmentId?: string } | undefined> {
  const person = await database
    .selectFrom('users as requester')
    .select(['requester.id', 'requester.departmentId'])
    .where('requester.id', '=', userId)
    .where(isInApprovalScope(viewer, today))
    .executeTakeFirst();
  if (!person) return undefined;
  return { id: person.id, ...(person.departmentId !== null && { departmentId: person.departmentId }) };
}

/** Reads the active people of a department, and who of them is away in the period by an approved request. */
export async function readPresence(
  database: Reader,
  departmentId: string,
  period: Period,
): Promise<DepartmentPresence> {
  const people = await database
    .selectFrom('users')
    .select('id')
    .where('departmentId', '=', departmentId)
    .where('isActive', '=', true)
    .execute();
  const absences = await selectAbsences(database, departmentId, period, ['APPROVED'])
    .select(['request.userId', 'request.startDate', 'request.endDate'])
    .execute();
  return { peopleIds: people.map(({ id }) => id), absences };
}

/** Reads who else of the department is or may be away in the period, in the order of its days. */
export async function readTeammatesAway(
  database: Reader,
  { departmentId, exceptUserId }: { departmentId: string; exceptUserId: string },
  period: Period,
): Promise<Absence[]> {
  const rows = await selectAbsences(database, departmentId, period, ['PENDING', 'APPROVED'])
    .select(['person.id', 'person.name', 'person.email'])
    .select(['request.startDate', 'request.endDate', 'request.status'])
    .where('person.id', '<>', exceptUserId)
    .orderBy('request.startDate')
    .orderBy('request.id')
    .execute();
  return rows.map(({ id, name, email, startDate, endDate, status }) => ({
    requester: reference({ id, name, email }),
    startDate,
    endDate,
    status,
  }));
}

function selectAbsences(
  database: Reader,
  departmentId: string,
  period: Period,
  statuses: readonly RequestStatus[],
) {
  return database
    .selectFrom('timeOffRequests as request')
    .innerJoin('users as person', 'person.id', 'request.userId')
    .where('person.departmentId', '=', departmentId)
    .where('person.isActive', '=', true)
    .where('request.type', 'in', awayTypes)
    .where('request.status', 'in', statuses)
    .where('request.startDate', '<=', period.endDate)
    .where('request.endDate', '>=', period.startDate);
}

/** Reads the requests that touch the period, of the people for whom `ofRequester` holds. */
export async function readRequestsTouching(
  database: Reader,
  ofRequester: Expression<SqlBool>,
  period: Period,
  departmentId?: string,
) {
  let query = database
    .selectFrom('timeOffRequests as request')
    .innerJoin('users as requester', 'requester.id', 'request.userId')
    .select(['request.type', 'request.status', 'request.startDate', 'request.endDate'])
    .where(ofRequester)
    .where('request.startDate', '<=', period.endDate)
    .where('request.endDate', '>=', period.startDate);
  if (departmentId !== undefined) query = query.where('requester.departmentId', '=', departmentId);
  return query.execute();
}

/** Reads a team whose report the viewer may see: any for an admin; for a manager those they lead or of their department. */
export async function readTeamForReport(database: Reader, viewer: Viewer, teamId: string) {
  const scope = approvalScope(viewer);
  let query = database.selectFrom('teams').select(['id', 'name']).where('id', '=', teamId);
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

/**
 * Reads those people for whom `ofRequester` holds with an active membership in the period, each with the latest one,
 * and their approved requests then.
 */
export async function readMembersForReport(
  database: Reader,
  ofRequester: Expression<SqlBool>,
  teamId: string,
  period: Period,
) {
  const members = await database
    .selectFrom('teamMembers as membership')
    .innerJoin('users as requester', 'requester.id', 'membership.userId')
    .distinctOn('requester.id')
    .select(['requester.id', 'requester.name', 'requester.email', 'membership.allocationTenths'])
    .where(ofRequester)
    .where('membership.teamId', '=', teamId)
    .where('membership.isActive', '=', true)
    .where('membership.startDate', '<=', period.endDate)
    .where((eb) =>
      eb.or([eb('membership.endDate', 'is', null), eb('membership.endDate', '>=', period.startDate)]),
    )
    .orderBy('requester.id')
    .orderBy('membership.startDate', 'desc')
    .execute();
  if (members.length === 0) return [];
  const requests = await database
    .selectFrom('timeOffRequests')
    .select(['userId', 'type', 'startDate', 'endDate'])
    .where(
      'userId',
      'in',
      members.map(({ id }) => id),
    )
    .where('status', '=', 'APPROVED')
    .where('startDate', '<=', period.endDate)
    .where('endDate', '>=', period.startDate)
    .execute();
  return members
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ allocationTenths, ...person }) => ({
      user: reference(person),
      allocationPercent: allocationTenths / 10,
      requests: requests.filter(({ userId }) => userId === person.id),
    }));
}

function reference({ id, name, email }: { id: string; name: string; email: string }) {
  return { id, email, ...(name !== '' && { name }) };
}
