import { isAdmin, type Viewer } from '@almanac/domain/access/permissions';
import type { Role } from '@almanac/domain/access/role';
import {
  awayType,
  isRequestShown,
  isTypeShown,
  type LeaveType,
  visibleType,
} from '@almanac/domain/leave/types/leave-type';
import { isLeaveReducible } from '@almanac/domain/time-off/requests/reducible-leave';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { RequestedTime } from '@almanac/domain/time-off/requests/span-text';

/** A request with its full type. Responses only have what the viewer may see of it. */
export interface StoredRequest
  extends Omit<TimeOffRequest, 'type' | 'changedFrom' | 'minutes' | 'leaveReduction'> {
  minutes?: number | undefined;
  type: LeaveType;
  changedFrom?: Omit<NonNullable<TimeOffRequest['changedFrom']>, 'type'> & { type: LeaveType };
  /** Working days in the occupied halves, however the type counts. */
  workDays: number;
  /** The types of all parts of an interrupted request. */
  linkedTypes?: readonly LeaveType[];
  /** The day on which the requester was notified that the absence reduces leave by its full months. */
  leaveReducedOn?: string | undefined;
}

/**
 * The request as visible to its requester or their deciders. Hidden types show working days only: no minutes, no
 * amount, and no interruption with a hidden type.
 */
export function visibleRequest(
  {
    type,
    changedFrom,
    reason,
    rejectionReason,
    documentMissing,
    documentReceivedOn,
    documentFetched,
    leaveReducedOn,
    minutes,
    minutesHalf,
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
  const seen = visibleType(type, seenBy, true);
  const isLinkShown = [type, ...linkedTypes].every(isShown);
  return {
    ...request,
    type: seen.code,
    ...(isShown(type)
      ? {
          businessDays,
          amount,
          ...(minutes !== undefined && { minutes }),
          ...(minutesHalf !== undefined && { minutesHalf }),
        }
      : { businessDays: workDays, amount: workDays }),
    ...(changedFrom &&
      isRequestShown(changedFrom.type, seenBy, true) && {
        changedFrom: visibleFormer(changedFrom, isShown(changedFrom.type)),
      }),
    ...(linked && isLinkShown && { linked }),
    ...(seen.showsReason && reason !== undefined && { reason }),
    ...(seen.showsReason && rejectionReason !== undefined && { rejectionReason }),
    ...(seen.showsReason && documentMissing && { documentMissing }),
    ...(seen.showsReason && documentReceivedOn !== undefined && { documentReceivedOn }),
    ...(seen.showsReason && documentFetched && { documentFetched }),
    ...((seenBy.isRequester || isAdmin(viewer)) &&
      isLeaveReducible(type, request.status, minutes) && {
        leaveReduction: { ...(leaveReducedOn !== undefined && { on: leaveReducedOn }) },
      }),
  };
}

type Former = NonNullable<StoredRequest['changedFrom']>;

function visibleFormer({ type, minutes, ...days }: Former, isShown: boolean): TimeOffRequest['changedFrom'] {
  if (!isShown) return { ...days, type: awayType.code };
  return { ...days, type: type.code, ...(minutes !== undefined && { minutes }) };
}

/** The time off as visible to the approver: hidden types are 'Away', in half days. */
export function timeOffFor<TimeOff extends RequestedTime & { type: LeaveType; workDays?: number }>(
  approver: { role: Role },
  timeOff: TimeOff,
): TimeOff {
  const { type, workDays } = timeOff;
  if (isTypeShown(type, approver, true)) return timeOff;
  return {
    ...timeOff,
    type: { ...type, code: awayType.code, name: awayType.code, unit: 'DAY' },
    minutes: undefined,
    ...(workDays !== undefined && { businessDays: workDays, amount: workDays }),
  };
}

/** Whether the request is approved automatically, with a notice to the approvers. */
export function isNotice({ status, decidedBy }: StoredRequest): boolean {
  return status === 'APPROVED' && decidedBy === undefined;
}
