import type { Viewer } from '@almanac/domain/access/permissions';
import type { Role } from '@almanac/domain/access/role';
import {
  awayType,
  isRequestShown,
  isTypeShown,
  type LeaveType,
  visibleType,
} from '@almanac/domain/leave/types/leave-type';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { RequestedTime } from '@almanac/domain/time-off/requests/span-text';

/** A request with its whole type, which leaves the server only as somebody may see it. */
export interface StoredRequest extends Omit<TimeOffRequest, 'type' | 'changedFrom'> {
  type: LeaveType;
  changedFrom?: Omit<NonNullable<TimeOffRequest['changedFrom']>, 'type'> & { type: LeaveType };
  /** Days that its person would work in the halves that it occupies, however the type counts. */
  workDays: number;
  /** The types of all requests that an interruption made of one, where this is one of them. */
  linkedTypes?: readonly LeaveType[];
}

/**
 * The request as somebody may see it who made it or decides the requests of its requester. Of a type that is hidden they see days as the person
 * would work them: neither minutes nor how the type counts, and of an interruption nothing where one of its types is hidden.
 */
export function visibleRequest(
  {
    type,
    changedFrom,
    reason,
    rejectionReason,
    documentMissing,
    documentReceivedOn,
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
  };
}

type Former = NonNullable<StoredRequest['changedFrom']>;

function visibleFormer({ type, minutes, ...days }: Former, isShown: boolean): TimeOffRequest['changedFrom'] {
  if (!isShown) return { ...days, type: awayType.code };
  return { ...days, type: type.code, ...(minutes !== undefined && { minutes }) };
}

/** The time off as the approver reads it: of a type that they may not see as 'Away', by halves of days and without hours. */
export function timeOffFor<TimeOff extends RequestedTime & { type: LeaveType; workDays?: number }>(
  approver: { role: Role },
  timeOff: TimeOff,
): TimeOff {
  const { type, workDays } = timeOff;
  if (isTypeShown(type, approver, true)) return timeOff;
  return {
    ...timeOff,
    type: { ...type, name: awayType.name, unit: 'DAY' },
    minutes: undefined,
    ...(workDays !== undefined && { businessDays: workDays, amount: workDays }),
  };
}

/** Whether the request stands without anybody's decision, of which the approvers get a notice. */
export function isNotice({ status, decidedBy }: StoredRequest): boolean {
  return status === 'APPROVED' && decidedBy === undefined;
}
