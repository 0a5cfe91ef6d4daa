import { calendarDays, type Period } from '../../calendar/period.ts';
import type { LeaveType } from '../../leave/types/leave-type.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import { ruleMessage } from './messages/rule-message.ts';

const longestPeriodInDays = 366;

/** The most days of a request of a type that protects leave, such as parental leave. */
export const longestProtectingRequest = 1100;

/** The most days of a request of the type. */
export function longestRequestOf({ protectsLeave }: Pick<LeaveType, 'protectsLeave'>): number {
  return protectsLeave ? longestProtectingRequest : longestPeriodInDays;
}

/**
 * Whether the period is valid for requests, checks and reports: it ends on or after its start, and has at most 366
 * days, or as many as given. Refuses with `VALIDATION_ERROR` at `endDate`.
 */
export function checkPeriod(
  period: Period,
  longestInDays: number = longestPeriodInDays,
): Decision<'VALIDATION_ERROR'> {
  if (period.endDate < period.startDate) {
    return refuseInput('endDate', ruleMessage('time-off.requests.endBeforeStart'));
  }
  if (calendarDays(period) <= longestInDays) return allowed;
  return refuseInput('endDate', ruleMessage('time-off.requests.longestPeriod', { days: longestInDays }));
}
