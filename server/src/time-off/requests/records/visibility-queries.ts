import type { Viewer } from '@almanac/domain/access/permissions';
import {
  hiddenAudiences,
  isRequestShown,
  type LeaveType,
  type TypeViewer,
  visibleType,
} from '@almanac/domain/leave/types/leave-type';
import type { ExistingRequest } from '@almanac/domain/time-off/requests/request-rules';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { leaveTypes } from '../../../leave/types/type-queries.ts';
import type { DB, TimeOffRequests } from '../../../platform/database/tables.ts';

/** The request's type as visible to the viewer, and whether the request itself is visible. */
export function seenIn(
  type: LeaveType,
  viewer: TypeViewer,
): Pick<ExistingRequest, 'seenType' | 'isConcealed'> {
  const isConcealed = !isRequestShown(type, viewer, true);
  return { seenType: visibleType(type, viewer, true), ...(isConcealed && { isConcealed }) };
}

/** Whether the type is hidden from the viewer. The request is their own or in their scope. */
export function isHidden(viewer: Pick<Viewer, 'id' | 'role'>): Expression<SqlBool> {
  return isOfHiddenType(viewer, [true, false]);
}

/**
 * Whether the request is concealed: its hidden type takes no one away. The request is the viewer's own or in their
 * scope.
 */
export function isConcealed(viewer: Pick<Viewer, 'id' | 'role'>): Expression<SqlBool> {
  return isOfHiddenType(viewer, [false]);
}

function isOfHiddenType(
  viewer: Pick<Viewer, 'id' | 'role'>,
  isAway: readonly boolean[],
): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { request: Pick<TimeOffRequests, 'type' | 'requesterId'> }, 'request'>();
  const audiences = hiddenAudiences(viewer, true);
  if (audiences.length === 0) return eb.lit(false);
  const hiddenTypes = eb
    .selectFrom(leaveTypes.as('hidden'))
    .select('hidden.code')
    .where('hidden.shownTo', 'in', audiences)
    .where('hidden.isAway', 'in', isAway);
  return eb.and([eb('request.requesterId', '<>', viewer.id), eb('request.type', 'in', hiddenTypes)]);
}

/** Whether the request is visible: one's own, or in scope and not concealed. */
export function isVisibleTo(
  { id, role }: Pick<Viewer, 'id' | 'role'>,
  request: { requesterId: string; isInScope: boolean; leaveType: LeaveType },
): boolean {
  if (request.requesterId === id) return true;
  return request.isInScope && isRequestShown(request.leaveType, { role }, true);
}
