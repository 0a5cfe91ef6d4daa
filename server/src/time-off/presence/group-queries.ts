import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import type { DepartmentPresence } from '@almanac/domain/time-off/presence/capacity';
import type { ApprovalGroups } from '@almanac/domain/time-off/presence/schema';
import { awayTypes } from '@almanac/domain/time-off/requests/vocabulary';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { DB, TeamMembers } from '../../platform/database/tables.ts';

interface Group {
  departmentId?: string | undefined;
  teamId?: string | undefined;
}

/** Reads the active people of the group for whom `ofRequester` holds, and their approved absences in the period. */
export async function readPresenceOf(
  database: Reader,
  ofRequester: Expression<SqlBool>,
  { departmentId, teamId, ...period }: Period & Group,
): Promise<DepartmentPresence> {
  let people = database
    .selectFrom('users as requester')
    .select('requester.id')
    .where('requester.isActive', '=', true)
    .where(ofRequester);
  if (departmentId !== undefined) people = people.where('requester.departmentId', '=', departmentId);
  if (teamId !== undefined) {
    people = people.where((eb) =>
      eb.exists(
        eb
          .selectFrom('teamMembers as membership')
          .select('membership.id')
          .whereRef('membership.userId', '=', 'requester.id')
          .where('membership.teamId', '=', teamId)
          .where(isMembershipIn(period)),
      ),
    );
  }
  const absences = await database
    .selectFrom('timeOffRequests as request')
    .select(['request.userId', 'request.startDate', 'request.endDate'])
    .where('request.userId', 'in', people)
    .where('request.type', 'in', awayTypes)
    .where('request.status', '=', 'APPROVED')
    .where('request.startDate', '<=', period.endDate)
    .where('request.endDate', '>=', period.startDate)
    .execute();
  return { peopleIds: (await people.execute()).map(({ id }) => id), absences };
}

/** Reads the departments of the active people for whom `ofRequester` holds, by name. */
export async function readDepartmentsOf(
  database: Reader,
  ofRequester: Expression<SqlBool>,
): Promise<ApprovalGroups['departments']> {
  return database
    .selectFrom('departments as department')
    .innerJoin('users as requester', 'requester.departmentId', 'department.id')
    .select(['department.id', 'department.name'])
    .distinct()
    .where('requester.isActive', '=', true)
    .where(ofRequester)
    .orderBy('department.name')
    .execute();
}

/** Reads the active teams in which the active people for whom `ofRequester` holds are today, by name. */
export async function readTeamsOf(
  database: Reader,
  ofRequester: Expression<SqlBool>,
  today: CalendarDate,
): Promise<ApprovalGroups['teams']> {
  const teams = await database
    .selectFrom('teams')
    .innerJoin('departments', 'departments.id', 'teams.departmentId')
    .innerJoin('teamMembers as membership', 'membership.teamId', 'teams.id')
    .innerJoin('users as requester', 'requester.id', 'membership.userId')
    .select(['teams.id', 'teams.name', 'departments.name as departmentName'])
    .distinct()
    .where('teams.isActive', '=', true)
    .where('requester.isActive', '=', true)
    .where(isMembershipIn({ startDate: today, endDate: today }))
    .where(ofRequester)
    .orderBy('teams.name')
    .orderBy('departmentName')
    .execute();
  return teams.map(({ id, name, departmentName }) => ({ id, name, department: { name: departmentName } }));
}

/** Whether the query's `membership` is active and touches the period. */
function isMembershipIn({ startDate, endDate }: Period): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { membership: TeamMembers }, 'membership'>();
  return eb.and([
    eb('membership.isActive', '=', true),
    eb('membership.startDate', '<=', endDate),
    eb.or([eb('membership.endDate', 'is', null), eb('membership.endDate', '>=', startDate)]),
  ]);
}
