import { type AbsenceVisibility, absenceScope } from '@almanac/domain/access/absence-scope';
import { approvalScope, type Viewer } from '@almanac/domain/access/permissions';
import { approverRoles, scopedApproverRoles } from '@almanac/domain/access/role-gate';
import { type CalendarDate, latestDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { expressionBuilder } from 'kysely';
import { isAmongRoles } from '../../access/role-queries.ts';
import { standingInOn } from '../../people/accounts/deputies/deputy-queries.ts';
import { hasRole, onePerson, type People, people } from '../../people/accounts/records/people-queries.ts';
import { isOneOf } from '../../platform/database/statements/one-of.ts';
import type { DB } from '../../platform/database/tables.ts';
import { membershipsInForce } from '../directory/team-queries.ts';

const { selectFrom } = expressionBuilder<DB>();

/** The people whose requests the viewer decides today. */
export function peopleInApprovalScope(viewer: Viewer, today: CalendarDate): People {
  const scope = approvalScope(viewer);
  switch (scope.reach) {
    case 'nobody':
      return people.where((eb) => eb.lit(false));
    case 'everyone':
      return people.where('person.id', '<>', viewer.id);
    case 'department-and-led-teams':
      return people
        .where('person.id', 'in', idsInScope(viewer, scope.departmentId ?? null, today))
        .where('person.id', '<>', viewer.id)
        .where('person.isActive', '=', true);
  }
}

/** The people whose requests the viewer sees: the viewer, and those in their approval scope today. */
export function visiblePeople(viewer: Viewer, today: CalendarDate): People {
  const scope = approvalScope(viewer);
  switch (scope.reach) {
    case 'nobody':
      return onePerson(viewer.id);
    case 'everyone':
      return people;
    case 'department-and-led-teams': {
      const inScope = idsInScope(viewer, scope.departmentId ?? null, today);
      return people
        .where('person.id', 'in', inScope.union(own(viewer)))
        .where((eb) => eb.or([eb('person.isActive', '=', true), eb('person.id', '=', viewer.id)]));
    }
  }
}

/**
 * The people whose past days count in the viewer's statistics: those in their approval scope today, and of a manager also
 * those who have left and were in it until then.
 */
export function peopleInStatistics(viewer: Viewer, today: CalendarDate): People {
  const scope = approvalScope(viewer);
  if (scope.reach !== 'department-and-led-teams') return peopleInApprovalScope(viewer, today);
  return withLeavers(peopleInApprovalScope(viewer, today), viewer, scope.departmentId ?? null);
}

/** The people whose requests the viewer sees, and of a manager also those who have left and were among them until then. */
export function peopleInReports(viewer: Viewer, today: CalendarDate): People {
  const scope = approvalScope(viewer);
  if (scope.reach !== 'department-and-led-teams') return visiblePeople(viewer, today);
  return withLeavers(visiblePeople(viewer, today), viewer, scope.departmentId ?? null);
}

function withLeavers(those: People, viewer: Viewer, departmentId: string | null): People {
  const left = selectFrom(people.as('left'))
    .select('left.id')
    .where('left.isActive', '=', false)
    .where('left.id', 'in', idsIn(departmentId).union(idsLedUntilTheyLeft(viewer.id)));
  return people.where('person.id', 'in', those.clearSelect().select('person.id').union(left));
}

/** The ids of those who were in a team that the person leads on their own last day. */
function idsLedUntilTheyLeft(leadId: string) {
  return selectFrom('teamMembers as membership')
    .innerJoin('teams as team', 'team.id', 'membership.teamId')
    .innerJoin(people.as('former'), 'former.id', 'membership.userId')
    .select('membership.userId as id')
    .where('team.isActive', '=', true)
    .where('team.teamLeadId', '=', leadId)
    .where('former.isActive', '=', false)
    .where('membership.isActive', '=', true)
    .whereRef('membership.startDate', '<=', ({ fn, ref, val }) =>
      fn.coalesce(ref('former.employmentEnd'), val(latestDate)),
    )
    .where((eb) =>
      eb.or([
        eb('membership.endDate', 'is', null),
        eb('membership.endDate', '>=', eb.ref('former.employmentEnd')),
      ]),
    );
}

interface AbsenceQuestion {
  viewer: Viewer;
  today: CalendarDate;
  visibility: AbsenceVisibility;
  /** The days that are asked about: who is in a team with the viewer then counts as a colleague. */
  period: Period;
}

/** The people of whom the viewer learns that they are away: the days of their approved absences, and nothing else. */
export function peopleWithVisibleAbsences({ viewer, today, visibility, period }: AbsenceQuestion): People {
  switch (absenceScope(viewer, visibility)) {
    case 'everyone':
      return people;
    case 'scope':
      return visiblePeople(viewer, today);
    case 'scope-and-colleagues': {
      const { departmentId = null } = viewer;
      const colleagues = idsIn(departmentId).union(teammatesOf(viewer.id, period));
      const inSight = visiblePeople(viewer, today).clearSelect().select('person.id as id');
      return people.where('person.id', 'in', colleagues.union(inSight));
    }
  }
}

/** The ids of those who are on one of the days in an active team that the person is in then, or leads. */
export function teammatesOf(userId: string, period: Period) {
  const joined = leadsAndMembers(period).where('membership.userId', '=', userId).select('team.id');
  const led = selectFrom('teams as team')
    .where('team.isActive', '=', true)
    .where('team.teamLeadId', '=', userId)
    .select('team.id');
  return leadsAndMembers(period).where('team.id', 'in', joined.union(led)).select('membership.userId as id');
}

/**
 * The ids of those whose requests a manager decides today, where they are active: people of their department and of the
 * teams that they lead, and whom they decide for in the place of others. As a list, by which indexes find the records.
 */
function idsInScope(viewer: Viewer, departmentId: string | null, today: CalendarDate) {
  return idsIn(departmentId).union(idsLedBy(viewer.id, today)).union(idsInPlaceOfManagers(viewer, today));
}

function own({ id }: Viewer) {
  return selectFrom(onePerson(id).as('own')).select('own.id');
}

function idsIn(departmentId: string | null) {
  return selectFrom(people.as('colleague'))
    .select('colleague.id')
    .where('colleague.departmentId', '=', departmentId);
}

function idsLedBy(leadId: string, today: CalendarDate) {
  return leadsAndMembers(onlyOn(today))
    .where('team.teamLeadId', '=', leadId)
    .select('membership.userId as id');
}

/** The ids of those in the scope of a manager in whose place the viewer decides today; never the manager themselves. */
function idsInPlaceOfManagers({ id }: Viewer, today: CalendarDate) {
  // The offset keeps the few who are absent apart, as planning all tables at once takes longer than reading them.
  const absent = selectFrom(standingInOn(today).as('duty'))
    .innerJoin(people.as('absent'), 'absent.id', 'duty.userId')
    .select(['absent.id', 'absent.departmentId'])
    .where('duty.deputyId', '=', id)
    .where(({ ref }) => isAmongRoles(ref('absent.role'), scopedApproverRoles))
    .where('absent.isActive', '=', true)
    .offset(0);
  const ofDepartment = selectFrom(absent.as('absent'))
    .innerJoin(people.as('theirs'), 'theirs.departmentId', 'absent.departmentId')
    .whereRef('theirs.id', '<>', 'absent.id')
    .select('theirs.id');
  const led = leadsAndMembers(onlyOn(today))
    .innerJoin(absent.as('absent'), 'absent.id', 'team.teamLeadId')
    .whereRef('membership.userId', '<>', 'absent.id')
    .select('membership.userId as id');
  return ofDepartment.union(led);
}

/** Who decides in the place of one of the managers today: their deputies, who are approvers still. */
export function deputiesOf(managers: ReturnType<typeof managersOf>, today: CalendarDate) {
  return selectFrom(standingInOn(today).as('duty'))
    .innerJoin(people.as('deputising'), 'deputising.id', 'duty.deputyId')
    .select('duty.deputyId as id')
    .where('duty.userId', 'in', managers)
    .where(({ ref }) => isAmongRoles(ref('deputising.role'), approverRoles));
}

/** The ids of the active managers who have one of the people in their approval scope today. */
export function managersOf(userIds: readonly string[], today: CalendarDate) {
  const managed = people
    .where(({ ref }) => isOneOf(ref('person.id'), userIds))
    .where('person.isActive', '=', true);
  const managers = people.where(hasRole(scopedApproverRoles)).where('person.isActive', '=', true);
  const ofDepartment = selectFrom(managed.as('person'))
    .innerJoin(managers.as('manager'), 'manager.departmentId', 'person.departmentId')
    .whereRef('manager.id', '<>', 'person.id')
    .select('manager.id');
  const leads = leadsAndMembers(onlyOn(today))
    .innerJoin(managed.as('person'), 'person.id', 'membership.userId')
    .innerJoin(managers.as('manager'), 'manager.id', 'team.teamLeadId')
    .whereRef('manager.id', '<>', 'person.id')
    .select('manager.id');
  return ofDepartment.union(leads);
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
