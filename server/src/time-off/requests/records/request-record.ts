import type { FieldChange, FieldChanges } from '@almanac/domain/events/event-change';
import type { LeaveType } from '@almanac/domain/leave/types/leave-type';
import type { Half } from '@almanac/domain/work-time/half-day';

/** The audited fields of a request, without its reason. */
export const requestFields = ['type', 'startDate', 'endDate', 'status'] as const;

/** The request as audited, with its type's code. */
export function requestRecord<Request extends { type: LeaveType }>(request: Request) {
  return { ...request, type: request.type.code };
}

/** Further audited fields of requests in halves or hours. */
export const halfDayFields = ['startHalf', 'endHalf', 'minutes'] as const;

/** Omits the halves of days that are taken as a whole. */
export function withoutRedundantHalves<Request extends { startHalf: Half; endHalf: Half }>({
  startHalf,
  endHalf,
  ...request
}: Request) {
  return {
    ...request,
    startHalf: startHalf === 'PM' ? startHalf : undefined,
    endHalf: endHalf === 'AM' ? endHalf : undefined,
  };
}

/** The changes, with the reason's text removed. */
export function withoutReasons([first, ...others]: FieldChanges): FieldChanges {
  return [concealed(first), ...others.map(concealed)];
}

function concealed(change: FieldChange): FieldChange {
  return change.field === 'reason' ? { field: 'reason' } : change;
}
