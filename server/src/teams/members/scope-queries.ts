import { type AbsenceVisibility, absenceSight } from '@almanac/domain/access/absence-sight';
import { approvalScope, type Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { standingInOn } from '../../people/accounts/deputy-queries.ts';
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

interface AbsenceQuestion {
  viewer: Viewer;
  today: CalendarDate;
  visibility: AbsenceVisibility;
  /** The days that are asked about: who is in a team with the viewer then counts as a colleague. */
  period: Period;
}

/** The people of whom the viewer learns that they are away: the days of their approved absences, and nothing else. */
export function peopleSeenAway({ viewer, today, visibility, period }: AbsenceQuestion): People {
  switch (absenceSight(viewer, visibility)) {
    case 'everyone':
      return people;
    case 'scope':
      return peopleInSight(viewer, today);
    case 'scope-and-colleagues': {
      const { departmentId = null } = viewer;
      return people.where((eb) =>
        eb.or([
          eb('person.id', '=', viewer.id),
          isInApprovalScope(viewer, today),
          eb('person.departmentId', '=', departmentId),
          eb('person.id', 'in', teammatesOf(viewer.id, period)),
        ]),
      );
    }
  }
}

/** The ids of those who are on one of the days in an active team that the person is in then, or leads. */
export function teammatesOf(userId: string, period: Period) {
  const own = leadsAndMembers(period).where((eb) =>
    eb.or([eb('membership.userId', '=', userId), eb('team.teamLeadId', '=', userId)]),
  );
  return leadsAndMembers(period).where('team.id', 'in', own.select('team.id')).select('membership.userId');
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
      const led = leadsAndMembers(onlyOn(today))
        .where('team.teamLeadId', '=', viewer.id)
        .select('membership.userId');
      return eb.and([
        isOther,
        eb('person.isActive', '=', true),
        eb.or([isOfDepartment, eb('person.id', 'in', led), isInPlaceOfManager(viewer, today)]),
      ]);
    }
  }
}

/** Whether the person is in the scope of a manager in whose place the viewer decides today; never the manager themselves. */
function isInPlaceOfManager({ id }: Viewer, today: CalendarDate): Expression<SqlBool> {
  const eb = expressionBuilder(people);
  const led = leadsAndMembers(onlyOn(today))
    .where('team.teamLeadId', '=', sql.ref<string>('absent.id'))
    .select('membership.userId');
  return eb.exists(
    selectFrom(standingInOn(today).as('duty'))
      .innerJoin(people.as('absent'), 'absent.id', 'duty.userId')
      .select('absent.id')
      .where('duty.deputyId', '=', id)
      .where('absent.role', '=', 'MANAGER')
      .where('absent.isActive', '=', true)
      .whereRef('absent.id', '<>', eb.ref('person.id'))
      .where((of) =>
        of.or([
          of('absent.departmentId', '=', eb.ref('person.departmentId')),
          of(eb.ref('person.id'), 'in', led),
        ]),
      ),
  );
}

/** Who decides in the place of one of the managers today: their deputies, who are approvers still. */
export function deputiesOf(managers: ReturnType<typeof managersOf>, today: CalendarDate) {
  return selectFrom(standingInOn(today).as('duty'))
    .innerJoin(people.as('deputising'), 'deputising.id', 'duty.deputyId')
    .select('duty.deputyId as id')
    .where('duty.userId', 'in', managers)
    .where('deputising.role', '<>', 'EMPLOYEE');
}

/** The ids of the active managers who have one of the people in their approval scope today. */
export function managersOf(userIds: readonly string[], today: CalendarDate) {
  const managed = people
    .where((eb) => eb('person.id', '=', eb.fn.any(eb.val(userIds))))
    .where('person.isActive', '=', true);
  const leads = leadsAndMembers(onlyOn(today))
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

/** Who leads whom on one of the days: the leads of active teams, with those who are in them then. */
function leadsAndMembers(days: Period) {
  return selectFrom(membershipsInForce(days).as('membership'))
    .innerJoin('teams as team', 'team.id', 'membership.teamId')
    .where('team.isActive', '=', true);
}

function onlyOn(day: CalendarDate): Period {
  return { startDate: day, endDate: day };
}
