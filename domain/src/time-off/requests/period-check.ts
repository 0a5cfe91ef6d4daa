import { calendarDays, type Period } from '../../calendar/period.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';

const longestPeriodInDays = 366;

/**
 * Whether the period is valid for requests, checks and reports: it ends on or after its start, and has at most 366
 * days, or as many as given. Refuses with `VALIDATION_ERROR` at `endDate`.
 */
export function checkPeriod(
  period: Period,
  longestInDays: number = longestPeriodInDays,
): Decision<'VALIDATION_ERROR'> {
  if (period.endDate < period.startDate) {
    return refuseInput('endDate', message('time-off.requests.endBeforeStart'));
  }
  if (calendarDays(period) <= longestInDays) return allowed;
  return refuseInput('endDate', message('time-off.requests.longestPeriod', { days: longestInDays }));
}
