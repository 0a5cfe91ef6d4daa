import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';

/** Where a request came from, if it came from another one. */
export interface Origin {
  originKind: 'REST' | 'INTERRUPTION' | null;
}

/**
 * Whether the days of an interruption that is not granted can go back to the time off that they were taken out of: its
 * balance must still cover them. Refuses with `INSUFFICIENT_BALANCE`.
 */
export function checkDaysReturn(typeName: string, isCovered: boolean): Decision<'INSUFFICIENT_BALANCE'> {
  if (isCovered) return allowed;
  return refuse(
    'INSUFFICIENT_BALANCE',
    `These days would go back to the ${typeName} that they were taken out of, and its balance has been booked again since; have that booking changed first`,
  );
}

/**
 * Whether a pending request may have other days or another type: one that was taken out of approved time off keeps its own,
 * as they go back there where it is not granted. Refuses with `INVALID_TRANSITION`.
 */
export function checkDaysChange(
  before: Origin & Period & { type: string },
  {
    type,
    startDate,
    endDate,
  }: { type?: string | undefined; startDate?: CalendarDate | undefined; endDate?: CalendarDate | undefined },
): Decision<'INVALID_TRANSITION'> {
  const isSame =
    (type ?? before.type) === before.type &&
    (startDate ?? before.startDate) === before.startDate &&
    (endDate ?? before.endDate) === before.endDate;
  if (before.originKind !== 'INTERRUPTION' || isSame) return allowed;
  return refuse(
    'INVALID_TRANSITION',
    'These days were taken out of approved time off; delete this request, and they go back there',
  );
}

/**
 * Whether a decision on time off can be taken back: not where something was taken out of it since, or it is the rest of such
 * time off. Refuses with `INVALID_TRANSITION`.
 */
export function checkUninterrupted(
  request: Origin & { isInterrupted: boolean },
): Decision<'INVALID_TRANSITION'> {
  if (!request.isInterrupted && request.originKind !== 'REST') return allowed;
  return refuse('INVALID_TRANSITION', 'This time off was interrupted since; its decision stands');
}
