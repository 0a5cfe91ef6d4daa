import { type AbsenceVisibility, absenceScope } from '@almanac/domain/access/absence-scope';
import { approvalScope, type Viewer } from '@almanac/domain/access/permissions';
import { approverRoles, scopedApproverRoles } from '@almanac/domain/access/role-gate';
import { type CalendarDate, latestDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { type Expression, expressionBuilder } from 'kysely';
import { isAmongRoles } from '../../access/role-queries.ts';
import { standingInOn } from '../../people/accounts/deputies/deputy-queries.ts';
import { hasRole, onePerson, type People, people } from '../../people/accounts/records/people-queries.ts';
import { isOneOf } from '../../platform/database/statements/one-of.ts';
import type { DB } from '../../platform/database/tables.ts';
import { effectiveMemberships } from '../directory/team-queries.ts';

const { selectFrom } = expressionBuilder<DB>();

/** The people the viewer decides requests for today. */
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

/** The viewer and the people in their approval scope today: their requests are visible to the viewer. */
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
 * The people in the viewer's statistics: those in their approval scope today and, for managers, people who were in it
 * until they left.
 */
export function peopleInStatistics(viewer: Viewer, today: CalendarDate): People {
  const scope = approvalScope(viewer);
  if (scope.reach !== 'department-and-led-teams') return peopleInApprovalScope(viewer, today);
  return withLeavers(peopleInApprovalScope(viewer, today), viewer, scope.departmentId ?? null);
}

/** The people with requests visible to the viewer and, for managers, people who were in their scope until they left. */
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

/** Ids of people who, on their last day, were in a team that the person leads. */
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
  /** The requested days: team members on these days count as colleagues. */
  period: Period;
}

/** The people with absences visible to the viewer: only the days of approved absences. */
export function peopleWithVisibleAbsences({ viewer, today, visibility, period }: AbsenceQuestion): People {
  switch (absenceScope(viewer, visibility)) {
    case 'everyone':
      return people;
    case 'scope':
      return visiblePeople(viewer, today);
    case 'scope-and-colleagues': {
      const { departmentId = null } = viewer;
      const colleagues = idsIn(departmentId).union(teammatesOf(viewer.id, period));
      const visible = visiblePeople(viewer, today).clearSelect().select('person.id as id');
      return people.where('person.id', 'in', colleagues.union(visible));
    }
  }
}

/** Ids of people who are, on any of the days, in an active team that the person is in or leads. */
export function teammatesOf(userId: string, period: Period) {
  const joined = leadsAndMembers(period).where('membership.userId', '=', userId).select('team.id');
  const led = selectFrom('teams as team')
    .where('team.isActive', '=', true)
    .where('team.teamLeadId', '=', userId)
    .select('team.id');
  return leadsAndMembers(period).where('team.id', 'in', joined.union(led)).select('membership.userId as id');
}

/**
 * Ids of people in a manager's approval scope today, if active: in their department, in teams they lead, and through
 * deputising. A list of ids lets the planner use indexes.
 */
function idsInScope(viewer: Viewer, departmentId: string | null, today: CalendarDate) {
  return idsInOwnScope({ id: viewer.id, departmentId }, today).union(idsInPlaceOfManagers(viewer, today));
}

/** A manager, whose fields may be columns. */
interface ScopedApprover {
  id: string | Expression<string>;
  departmentId?: string | null | undefined | Expression<string | null>;
}

/** Ids of people in the manager's department and in teams they lead today, if active. */
export function idsInOwnScope({ id, departmentId = null }: ScopedApprover, today: CalendarDate) {
  return idsIn(departmentId).union(idsLedBy(id, today));
}

function own({ id }: Viewer) {
  return selectFrom(onePerson(id).as('own')).select('own.id');
}

function idsIn(departmentId: string | null | Expression<string | null>) {
  return selectFrom(people.as('colleague'))
    .select('colleague.id')
    .where('colleague.departmentId', '=', departmentId);
}

function idsLedBy(leadId: ScopedApprover['id'], today: CalendarDate) {
  return leadsAndMembers(onlyOn(today))
    .where('team.teamLeadId', '=', leadId)
    .select('membership.userId as id');
}

/** Ids of people in the scope of managers the viewer deputises for today, without the managers themselves. */
export function idsInPlaceOfManagers({ id }: Viewer, today: CalendarDate) {
  // The offset keeps the planner from joining all tables at once, which takes longer to plan than to run.
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

/** Today's deputies of the managers, if still approvers. */
export function deputiesOf(managers: ReturnType<typeof managersOf>, today: CalendarDate) {
  return selectFrom(managers.as('absent'))
    .innerJoinLateral(
      // The offset makes PostgreSQL look up the few managers, instead of all deputies of the day.
      (eb) =>
        eb
          .selectFrom(standingInOn(today).as('duty'))
          .select('duty.deputyId')
          .whereRef('duty.userId', '=', 'absent.id')
          .offset(0)
          .as('duty'),
      (join) => join.onTrue(),
    )
    .innerJoin(people.as('deputising'), 'deputising.id', 'duty.deputyId')
    .select('duty.deputyId as id')
    .where(({ ref }) => isAmongRoles(ref('deputising.role'), approverRoles));
}

/** Ids of active managers with any of the people in their approval scope today. */
export function managersOf(userIds: readonly string[], today: CalendarDate) {
  return selectFrom(managersByPerson(userIds, today).as('manager')).select('manager.id').distinct();
}

/** Active managers with any of the people in their approval scope today, each with the id of the person. */
export function managersByPerson(userIds: readonly string[], today: CalendarDate) {
  const managed = people
    .where(({ ref }) => isOneOf(ref('person.id'), userIds))
    .where('person.isActive', '=', true);
  const managers = people.where(hasRole(scopedApproverRoles)).where('person.isActive', '=', true);
  const ofDepartment = selectFrom(managed.as('person'))
    .innerJoin(managers.as('manager'), 'manager.departmentId', 'person.departmentId')
    .whereRef('manager.id', '<>', 'person.id')
    .select(['manager.id', 'person.id as personId']);
  const leads = leadsAndMembers(onlyOn(today))
    .innerJoin(managed.as('person'), 'person.id', 'membership.userId')
    .innerJoin(managers.as('manager'), 'manager.id', 'team.teamLeadId')
    .whereRef('manager.id', '<>', 'person.id')
    .select(['manager.id', 'person.id as personId']);
  return ofDepartment.union(leads);
}

/** Leads of active teams with the members effective on any of the days. */
function leadsAndMembers(days: Period) {
  return selectFrom(effectiveMemberships(days).as('membership'))
    .innerJoin('teams as team', 'team.id', 'membership.teamId')
    .where('team.isActive', '=', true);
}

function onlyOn(day: CalendarDate): Period {
  return { startDate: day, endDate: day };
}
