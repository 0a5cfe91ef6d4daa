import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import type { Named } from '../../language/names.ts';
import { typeName } from '../../leave/types/standard-names.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';
import { message } from './messages/message.ts';

/** How a request was split off another one, if it was. */
export interface Origin {
  originKind: 'REST' | 'INTERRUPTION' | null;
}

/**
 * Whether the days of a rejected interruption can return to the time off they were taken from: the balance must still
 * cover them. Refuses with `INSUFFICIENT_BALANCE`.
 */
export function checkDaysReturn(type: Named, isCovered: boolean): Decision<'INSUFFICIENT_BALANCE'> {
  if (isCovered) return allowed;
  return refuse(
    'INSUFFICIENT_BALANCE',
    message('time-off.corrections.balanceSpent', { type: typeName(type) }),
  );
}

/**
 * Whether a pending request may change its days or type. One taken out of approved time off may not, as its days
 * return there if it is rejected. Refuses with `INVALID_TRANSITION`.
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
  return refuse('INVALID_TRANSITION', message('time-off.corrections.daysFromApproved'));
}

/**
 * Whether a decision on time off can be undone: not if the time off was interrupted since, or is the rest of an
 * interruption. Refuses with `INVALID_TRANSITION`.
 */
export function checkUninterrupted(
  request: Origin & { isInterrupted: boolean },
): Decision<'INVALID_TRANSITION'> {
  if (!request.isInterrupted && request.originKind !== 'REST') return allowed;
  return refuse('INVALID_TRANSITION', message('time-off.corrections.interruptedSince'));
}
