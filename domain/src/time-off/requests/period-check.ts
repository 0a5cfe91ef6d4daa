import { calendarDays, type Period } from '../../calendar/period.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';

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
    return refuseInput('endDate', 'End date must be on or after start date');
  }
  if (calendarDays(period) <= longestInDays) return allowed;
  return refuseInput('endDate', `The period must be at most ${longestInDays} days long`);
}
