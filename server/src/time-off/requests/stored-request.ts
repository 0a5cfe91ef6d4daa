import type { Viewer } from '@almanac/domain/access/permissions';
import type { Role } from '@almanac/domain/access/role';
import { type LeaveType, typeAsSeen } from '@almanac/domain/leave/leave-type';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';

/** A request with its whole type, which leaves the server only as somebody may see it. */
export interface StoredRequest extends Omit<TimeOffRequest, 'type' | 'changedFrom'> {
  type: LeaveType;
  changedFrom?: Omit<NonNullable<TimeOffRequest['changedFrom']>, 'type'> & { type: LeaveType };
}

/** The request as somebody may see it who made it or decides the requests of its requester. */
export function requestAsSeen(
  {
    type,
    changedFrom,
    reason,
    rejectionReason,
    documentMissing,
    documentReceivedOn,
    ...request
  }: StoredRequest,
  viewer: Viewer,
): TimeOffRequest {
  const seenBy = { role: viewer.role, isRequester: request.requester.id === viewer.id };
  const seen = typeAsSeen(type, seenBy, true);
  return {
    ...request,
    type: seen.code,
    ...(changedFrom && {
      changedFrom: { ...changedFrom, type: typeAsSeen(changedFrom.type, seenBy, true).code },
    }),
    ...(seen.showsReason && reason !== undefined && { reason }),
    ...(seen.showsReason && rejectionReason !== undefined && { rejectionReason }),
    ...(seen.showsReason && documentMissing && { documentMissing }),
    ...(seen.showsReason && documentReceivedOn !== undefined && { documentReceivedOn }),
  };
}

/** What an approver of the requester reads for the type. */
export function typeNameFor(approver: { role: Role }, type: LeaveType): string {
  return typeAsSeen(type, approver, true).name;
}

/** Whether the request stands without anybody's decision, of which the approvers get a notice. */
export function isNotice({ status, decidedBy }: StoredRequest): boolean {
  return status === 'APPROVED' && decidedBy === undefined;
}
