import type { Viewer } from '@almanac/domain/access/permissions';
import type { Role } from '@almanac/domain/access/role';
import { awayType, isTypeShown, type LeaveType, typeAsSeen } from '@almanac/domain/leave/leave-type';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';

/** A request with its whole type, which leaves the server only as somebody may see it. */
export interface StoredRequest extends Omit<TimeOffRequest, 'type' | 'changedFrom'> {
  type: LeaveType;
  changedFrom?: Omit<NonNullable<TimeOffRequest['changedFrom']>, 'type'> & { type: LeaveType };
  /** Days that its person would work, halves as halves, however the type counts. */
  workDays: number;
  /** The types of all requests that an interruption made of one, where this is one of them. */
  linkedTypes?: readonly LeaveType[];
}

/**
 * The request as somebody may see it who made it or decides the requests of its requester. Of a type that is hidden they see days as the person
 * would work them: neither minutes nor how the type counts, and of an interruption nothing where one of its types is hidden.
 */
export function requestAsSeen(
  {
    type,
    changedFrom,
    reason,
    rejectionReason,
    documentMissing,
    documentReceivedOn,
    minutes,
    businessDays,
    workDays,
    amount,
    linked,
    linkedTypes = [],
    ...request
  }: StoredRequest,
  viewer: Viewer,
): TimeOffRequest {
  const seenBy = { role: viewer.role, isRequester: request.requester.id === viewer.id };
  const isShown = (each: LeaveType) => isTypeShown(each, seenBy, true);
  const seen = typeAsSeen(type, seenBy, true);
  const isLinkShown = [type, ...linkedTypes].every(isShown);
  return {
    ...request,
    type: seen.code,
    ...(isShown(type)
      ? { businessDays, amount, ...(minutes !== undefined && { minutes }) }
      : { businessDays: workDays, amount: workDays }),
    ...(changedFrom && { changedFrom: formerAsSeen(changedFrom, isShown(changedFrom.type)) }),
    ...(linked && isLinkShown && { linked }),
    ...(seen.showsReason && reason !== undefined && { reason }),
    ...(seen.showsReason && rejectionReason !== undefined && { rejectionReason }),
    ...(seen.showsReason && documentMissing && { documentMissing }),
    ...(seen.showsReason && documentReceivedOn !== undefined && { documentReceivedOn }),
  };
}

type Former = NonNullable<StoredRequest['changedFrom']>;

function formerAsSeen({ type, minutes, ...days }: Former, isShown: boolean): TimeOffRequest['changedFrom'] {
  if (!isShown) return { ...days, type: awayType.code };
  return { ...days, type: type.code, ...(minutes !== undefined && { minutes }) };
}

/** What an approver of the requester reads for the type. */
export function typeNameFor(approver: { role: Role }, type: LeaveType): string {
  return typeAsSeen(type, approver, true).name;
}

/** Whether the request stands without anybody's decision, of which the approvers get a notice. */
export function isNotice({ status, decidedBy }: StoredRequest): boolean {
  return status === 'APPROVED' && decidedBy === undefined;
}
