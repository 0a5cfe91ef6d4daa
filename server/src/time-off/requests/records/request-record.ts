import type { FieldChange } from '@almanac/domain/audit/field-change';
import type { LeaveType } from '@almanac/domain/leave/types/leave-type';
import * as words from '@almanac/domain/time-off/requests/span-text';
import type { Half } from '@almanac/domain/work-time/half-day';
import type { FieldChanges } from '../../../audit/audit-entry.ts';
import { personText } from '../../../audit/named-person.ts';
import { locale } from '../../../platform/date-text.ts';

/** What the audit log keeps of a request; why a person asks for time off is theirs alone. */
export const requestFields = ['type', 'startDate', 'endDate', 'status'] as const;

/** The request with the code of its type, as the audit log keeps it. */
export function requestRecord<Request extends { type: LeaveType }>(request: Request) {
  return { ...request, type: request.type.code };
}

/** What it keeps besides of a request that does not take whole days. */
export const halfDayFields = ['startHalf', 'endHalf', 'minutes'] as const;

/** The request, its halves left out where they say that days are whole. */
export function withoutWholeDays<Request extends { startHalf: Half; endHalf: Half }>({
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

/** The changes with nothing told of the reason but that it changed. */
export function withoutReasons([first, ...others]: FieldChanges): FieldChanges {
  return [concealed(first), ...others.map(concealed)];
}

function concealed(change: FieldChange): FieldChange {
  return change.field === 'reason' ? { field: 'reason' } : change;
}

/** The days as the server says them, such as 'Mon 3 Aug 2026, afternoon'. */
export function spanText(time: words.RequestedTime): string {
  return words.spanText(time, locale);
}

/** The time off in words, such as 'Vacation, Mon 3 to Fri 7 Aug 2026', and whose it is where that is somebody else's. */
export function timeOffText(
  request: words.RequestedTime & { type: Pick<LeaveType, 'name'> },
  requester?: { name?: string | undefined; email: string },
): string {
  const whose = requester ? ` of ${personText(requester)}` : '';
  return `${request.type.name}${whose}, ${spanText(request)}`;
}
