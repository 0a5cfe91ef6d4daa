import { countBusinessDays } from '../../calendar/business-days.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { overlaps, type Period } from '../../calendar/period.ts';
import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { holdsDays } from './request-status.ts';
import { type RequestStatus, type TimeOffType, timeOffTypeLabel } from './vocabulary.ts';

/**
 * Whether time off can be asked for in the period: it begins today or later, ends on or after its start, and
 * holds at least one business day. Refuses with `VALIDATION_ERROR` at the date that is wrong.
 */
export function checkRequestPeriod(period: Period, today: CalendarDate): Decision<'VALIDATION_ERROR'> {
  if (period.startDate < today) return refuseInput('startDate', 'Start date cannot be in the past');
  if (period.endDate < period.startDate) {
    return refuseInput('endDate', 'End date must be on or after start date');
  }
  if (countBusinessDays(period) === 0) {
    return refuseInput('endDate', 'A request must include at least one business day (Monday to Friday)');
  }
  return allowed;
}

export type ExistingRequest = Period & { id: string; type: TimeOffType; status: RequestStatus };

/** The person's first request that holds a day of the period: pending or approved, of whatever type. */
export function requestInTheWay<Existing extends ExistingRequest>(
  period: Period,
  existing: readonly Existing[],
): Existing | undefined {
  return existing.find((each) => holdsDays(each.status) && overlaps(each, period));
}

/** Whether the period is free of the person's other requests. Refuses with `OVERLAPPING_REQUEST`, naming the one. */
export function checkNoOverlap(
  period: Period,
  existing: readonly ExistingRequest[],
  periodText: (period: Period) => string,
): Decision<'OVERLAPPING_REQUEST'> {
  const inTheWay = requestInTheWay(period, existing);
  if (!inTheWay) return allowed;
  const state = inTheWay.status === 'APPROVED' ? 'an approved' : 'a pending';
  return refuse(
    'OVERLAPPING_REQUEST',
    `You already have ${state} ${timeOffTypeLabel[inTheWay.type]} request for ${periodText(inTheWay)}`,
  );
}
