import { isAdmin, isHrAdmin, type Viewer } from '@almanac/domain/access/permissions';
import type { Role } from '@almanac/domain/access/role';
import {
  adminRoles,
  approverRoles,
  hrAdminRoles,
  scopedApproverRoles,
} from '@almanac/domain/access/role-gate';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { hiddenAudiences } from '@almanac/domain/leave/types/leave-type';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { isAmongRoles } from '../../access/role-queries.ts';
import { leaveTypes } from '../../leave/types/type-queries.ts';
import { standingInOn } from '../../people/accounts/deputies/deputy-queries.ts';
import { hasRole, people } from '../../people/accounts/records/people-queries.ts';
import type { DB, TimeOffRequests } from '../../platform/database/tables.ts';
import { idsInOwnScope, idsInPlaceOfManagers } from '../../teams/members/scope-queries.ts';
import { isAway } from './records/approver-queries.ts';

const builder = expressionBuilder<DB & { request: TimeOffRequests }, 'request'>();
const { selectFrom, ref, val, and, or, not, exists } = builder;

/** Whether the viewer, who may decide the request, is asked to, as `currentApprovers` decides for one request. */
export function isAskedToDecide(viewer: Viewer, today: CalendarDate): Expression<SqlBool> {
  const isPresent = not(isAway(val(viewer.id), today));
  if (!isAdmin(viewer)) {
    return or([isPresent, builder('request.requesterId', 'in', idsInOwnScope(viewer, today))]);
  }
  const inPlaceOfManager = builder('request.requesterId', 'in', idsInPlaceOfManagers(viewer, today));
  return builder
    .case()
    .when(isLeftToAdministrators(today))
    .then(isHrAdmin(viewer) ? builder.lit(true) : isSystemAdminAsked(viewer, today))
    .else(and([isPresent, inPlaceOfManager]))
    .end();
}

/** Whether no manager may see the request's type, or none who is asked is present. */
function isLeftToAdministrators(today: CalendarDate): Expression<SqlBool> {
  const hiddenTypes = selectFrom(leaveTypes.as('type'))
    .select('type.code')
    .where('type.shownTo', 'in', hiddenAudiences({ role: 'MANAGER' }, true));
  // The offset makes PostgreSQL look up the requester, instead of reading all deactivated people.
  const deactivated = selectFrom(people.as('requester'))
    .select('requester.id')
    .where('requester.id', '=', ref('request.requesterId'))
    .where('requester.isActive', '=', false)
    .offset(0);
  return or([
    builder('request.type', 'in', hiddenTypes),
    builder('request.requesterId', 'not in', idsWithManagerPresent(today)),
    exists(deactivated),
  ]);
}

/** Ids of people with a manager in scope who is present or has a present deputy. */
function idsWithManagerPresent(today: CalendarDate) {
  return selectFrom(presentFor(scopedApproverRoles, approverRoles, today).as('manager'))
    .innerJoinLateral(
      ({ ref: of }) =>
        idsInOwnScope({ id: of('manager.id'), departmentId: of('manager.departmentId') }, today).as('theirs'),
      (join) => join.onTrue(),
    )
    .select('theirs.id')
    .whereRef('theirs.id', '<>', 'manager.id')
    .whereRef('theirs.id', '<>', 'manager.presentId');
}

/** Whether no HR administrator but the requester is present or has a present deputy, or the viewer is that deputy. */
function isSystemAdminAsked(viewer: Viewer, today: CalendarDate): Expression<SqlBool> {
  const others = selectFrom(presentFor(hrAdminRoles, adminRoles, today).as('hr'))
    .select('hr.id')
    .where('hr.id', '<>', ref('request.requesterId'))
    .where('hr.presentId', '<>', ref('request.requesterId'));
  return or([not(exists(others)), exists(others.where('hr.presentId', '=', viewer.id))]);
}

/** Active people with one of the roles, each with those who are present for them: themselves, or their deputies. */
function presentFor(roles: readonly Role[], rolesOfDeputies: readonly Role[], today: CalendarDate) {
  const approvers = people.where(hasRole(roles)).where('person.isActive', '=', true);
  const themselves = selectFrom(approvers.as('approver'))
    .select(['approver.id', 'approver.departmentId', 'approver.id as presentId'])
    .where(({ ref: of }) => not(isAway(of('approver.id'), today)));
  const deputies = selectFrom(approvers.as('approver'))
    .innerJoinLateral(
      // The offset makes PostgreSQL look up the few approvers, instead of all deputies of the day.
      (eb) =>
        eb
          .selectFrom(standingInOn(today).as('duty'))
          .select('duty.deputyId')
          .whereRef('duty.userId', '=', 'approver.id')
          .offset(0)
          .as('duty'),
      (join) => join.onTrue(),
    )
    .innerJoin(people.as('deputy'), 'deputy.id', 'duty.deputyId')
    .select(['approver.id', 'approver.departmentId', 'deputy.id as presentId'])
    .where(({ ref: of }) => isAmongRoles(of('deputy.role'), rolesOfDeputies))
    .where(({ ref: of }) => not(isAway(of('deputy.id'), today)));
  return themselves.unionAll(deputies);
}
