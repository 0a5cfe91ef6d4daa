import { approvalScope, type Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { type People, people } from '../../people/accounts/people-queries.ts';
import type { DB } from '../../platform/database/tables.ts';
import { membershipsInForce } from '../directory/team-queries.ts';

const { selectFrom } = expressionBuilder<DB>();

/** The people whose requests the viewer decides today. */
export function peopleInApprovalScope(viewer: Viewer, today: CalendarDate): People {
  return people.where(isInApprovalScope(viewer, today));
}

/** The people whose requests the viewer sees: the viewer, and those in their approval scope today. */
export function peopleInSight(viewer: Viewer, today: CalendarDate): People {
  return people.where((eb) => eb.or([eb('person.id', '=', viewer.id), isInApprovalScope(viewer, today)]));
}

function isInApprovalScope(viewer: Viewer, today: CalendarDate): Expression<SqlBool> {
  const eb = expressionBuilder(people);
  const scope = approvalScope(viewer);
  const isOther = eb('person.id', '<>', viewer.id);
  switch (scope.reach) {
    case 'nobody':
      return eb.lit(false);
    case 'everyone':
      return isOther;
    case 'department-and-led-teams': {
      const isOfDepartment = eb('person.departmentId', '=', scope.departmentId ?? null);
      const led = leadsAndMembers(today).where('team.teamLeadId', '=', viewer.id).select('membership.userId');
      return eb.and([
        isOther,
        eb('person.isActive', '=', true),
        eb.or([isOfDepartment, eb('person.id', 'in', led)]),
      ]);
    }
  }
}

/** The ids of the active managers who have one of the people in their approval scope today. */
export function managersOf(userIds: readonly string[], today: CalendarDate) {
  const managed = people
    .where((eb) => eb('person.id', '=', eb.fn.any(eb.val(userIds))))
    .where('person.isActive', '=', true);
  const leads = leadsAndMembers(today)
    .innerJoin(managed.as('person'), 'person.id', 'membership.userId')
    .whereRef('team.teamLeadId', '<>', 'person.id')
    .select('team.teamLeadId');
  return selectFrom(people.as('manager'))
    .select('manager.id')
    .where('manager.role', '=', 'MANAGER')
    .where('manager.isActive', '=', true)
    .where((eb) => {
      const others = managed.where('person.id', '<>', eb.ref('manager.id'));
      const isOfDepartment = eb.exists(
        others.where('person.departmentId', '=', eb.ref('manager.departmentId')),
      );
      return eb.or([isOfDepartment, eb('manager.id', 'in', leads)]);
    });
}

/** Who leads whom today: the leads of active teams, with those who are in them. */
function leadsAndMembers(today: CalendarDate) {
  return selectFrom(membershipsInForce({ startDate: today, endDate: today }).as('membership'))
    .innerJoin('teams as team', 'team.id', 'membership.teamId')
    .where('team.isActive', '=', true);
}
