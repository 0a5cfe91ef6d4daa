import { approvalScope, type Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { DB, Users } from '../../platform/database/tables.ts';

type WithRequester = DB & { requester: Users };
type WithApprover = WithRequester & { approver: Users };

/** Whether the person that the query calls `requester` is one whose requests the viewer decides today. */
export function isInApprovalScope(viewer: Viewer, today: CalendarDate): Expression<SqlBool> {
  const eb = expressionBuilder<WithRequester, 'requester'>();
  const scope = approvalScope(viewer);
  switch (scope.reach) {
    case 'nobody':
      return eb.lit(false);
    case 'everyone':
      return eb('requester.id', '<>', viewer.id);
    case 'department-and-led-teams':
      return isManagedBy(eb.val(viewer.id), eb.val(scope.departmentId ?? null), today);
  }
}

/** Whether the person that the query calls `requester` is the viewer. */
export function isOwn(viewer: Pick<Viewer, 'id'>): Expression<SqlBool> {
  return expressionBuilder<WithRequester, 'requester'>()('requester.id', '=', viewer.id);
}

/** Whether the viewer sees the requests of the person that the query calls `requester`. */
export function isInSight(viewer: Viewer, today: CalendarDate): Expression<SqlBool> {
  const eb = expressionBuilder<WithRequester, 'requester'>();
  return eb.or([isOwn(viewer), isInApprovalScope(viewer, today)]);
}

/** Whether the query's `approver` is an active manager who has the query's `requester` in scope today. */
export function isManagerInScope(today: CalendarDate): Expression<SqlBool> {
  const eb = expressionBuilder<WithApprover, 'requester' | 'approver'>();
  return eb.and([
    eb('approver.role', '=', 'MANAGER'),
    eb('approver.isActive', '=', true),
    isManagedBy(eb.ref('approver.id'), eb.ref('approver.departmentId'), today),
  ]);
}

function isManagedBy(
  managerId: Expression<string>,
  departmentId: Expression<string | null>,
  today: CalendarDate,
): Expression<SqlBool> {
  const eb = expressionBuilder<WithRequester, 'requester'>();
  const isInLedTeam = eb.exists(
    eb
      .selectFrom('teamMembers as membership')
      .innerJoin('teams as team', 'team.id', 'membership.teamId')
      .select('membership.id')
      .whereRef('membership.userId', '=', 'requester.id')
      .where('team.teamLeadId', '=', managerId)
      .where('team.isActive', '=', true)
      .where('membership.isActive', '=', true)
      .where('membership.startDate', '<=', today)
      .where((or) => or.or([or('membership.endDate', 'is', null), or('membership.endDate', '>=', today)])),
  );
  return eb.and([
    eb('requester.id', '<>', managerId),
    eb('requester.isActive', '=', true),
    eb.or([eb('requester.departmentId', '=', departmentId), isInLedTeam]),
  ]);
}
