import type { Viewer } from '@almanac/domain/access/permissions';
import {
  awayType,
  hiddenAudiences,
  isRequestShown,
  type LeaveType,
  type TypeViewer,
  visibleType,
} from '@almanac/domain/leave/types/leave-type';
import type { ExistingRequest } from '@almanac/domain/time-off/requests/request-rules';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { leaveTypes } from '../../../leave/types/type-queries.ts';
import type { People } from '../../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { DB, TimeOffRequests } from '../../../platform/database/tables.ts';
import { selectRequests } from './request-queries.ts';

/** The columns of a request that decide who sees its type. */
type SeenRequest = Pick<TimeOffRequests, 'type' | 'requesterId' | 'endDate' | 'status'>;

/** The request's type as visible to the viewer, and whether the request itself is visible. */
export function seenIn(
  type: LeaveType,
  viewer: TypeViewer,
): Pick<ExistingRequest, 'seenType' | 'isConcealed'> {
  const isConcealed = !isRequestShown(type, viewer, true);
  return { seenType: visibleType(type, viewer, true), ...(isConcealed && { isConcealed }) };
}

/**
 * Whether the type is hidden from the viewer, as `isTypeShown` decides for one request. By default the request is their
 * own or in their scope.
 */
export function isHidden(viewer: Pick<Viewer, 'id' | 'role'>, isInScope = true): Expression<SqlBool> {
  return isOfHiddenType(viewer, [true, false], isInScope);
}

/** The code of the request's type as the viewer may see it, as `visibleType` does for one request. */
export function visibleCode(viewer: Pick<Viewer, 'id' | 'role'>, isInScope = true): Expression<string> {
  const { ref } = expressionBuilder<DB & { request: SeenRequest }, 'request'>();
  return sql`CASE WHEN ${isHidden(viewer, isInScope)} THEN ${sql.lit(awayType.code)} ELSE ${ref('request.type')} END`;
}

/**
 * Whether the request is concealed: its hidden type takes no one away. By default the request is the viewer's own or
 * in their scope.
 */
export function isConcealed(viewer: Pick<Viewer, 'id' | 'role'>, isInScope = true): Expression<SqlBool> {
  return isOfHiddenType(viewer, [false], isInScope);
}

function isOfHiddenType(
  viewer: Pick<Viewer, 'id' | 'role'>,
  isAway: readonly boolean[],
  isInScope: boolean,
): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { request: SeenRequest }, 'request'>();
  const audiences = hiddenAudiences(viewer, isInScope);
  if (audiences.length === 0) return eb.lit(false);
  const types = eb
    .selectFrom(leaveTypes.as('hidden'))
    .select('hidden.code')
    .where('hidden.isAway', 'in', isAway);
  const hiddenTypes = types.where('hidden.shownTo', 'in', audiences);
  const pastTypes = types
    .where('hidden.isSickness', '=', true)
    .where('hidden.hiddenBefore', '>', eb.ref('request.endDate'));
  // Viewers with hidden audiences are not HR, so past sickness is hidden too.
  return eb.and([
    eb('request.requesterId', '<>', viewer.id),
    eb.or([
      eb('request.type', 'in', hiddenTypes),
      eb.and([eb('request.status', '<>', 'PENDING'), eb('request.type', 'in', pastTypes)]),
    ]),
  ]);
}

/** Whether the request is visible: one's own, or in scope and not concealed. */
export function isVisibleTo(
  { id, role }: Pick<Viewer, 'id' | 'role'>,
  request: { requesterId: string; isInScope: boolean; leaveType: LeaveType },
): boolean {
  if (request.requesterId === id) return true;
  return request.isInScope && isRequestShown(request.leaveType, { role }, true);
}

/** The types that a request has to do with, and those that the viewer sees in requests in their scope. */
interface TypesOfRequest {
  requesterId: string;
  /** Codes of its type and former type, and of the other parts of an interrupted request. */
  types: readonly string[];
  shownTypes: readonly string[];
}

/** The types of the request, if one of the requesters made it and it is visible. */
export async function readTypesOfRequest(
  database: Reader,
  requesters: People,
  id: string,
  viewer: Viewer,
): Promise<TypesOfRequest | undefined> {
  const row = await selectRequests(database, requesters)
    .select((eb) => [
      eb.fn<string[]>('array', [typesShownTo(viewer)]).as('shownTypes'),
      eb.cast<boolean>(isHidden(viewer), 'boolean').as('isHidden'),
    ])
    .where('request.id', '=', id)
    .where((eb) => eb.not(isConcealed(viewer)))
    .executeTakeFirst();
  if (!row) return undefined;
  const { requesterId, type, formerType, linked } = row;
  const shownTypes = row.isHidden ? row.shownTypes.filter((code) => code !== type) : row.shownTypes;
  return { requesterId, types: [type, formerType ?? type, ...linked.map((other) => other.type)], shownTypes };
}

/** The codes of the types that the viewer sees in requests in their scope. */
function typesShownTo(viewer: Viewer) {
  const shown = expressionBuilder<DB>().selectFrom(leaveTypes.as('shown')).select('shown.code');
  const audiences = hiddenAudiences(viewer, true);
  return audiences.length === 0 ? shown : shown.where('shown.shownTo', 'not in', audiences);
}
