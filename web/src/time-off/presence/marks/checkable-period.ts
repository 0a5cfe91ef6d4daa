import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';

/** The period if both dates are set and it isn't too long for the server to check. */
export function checkablePeriod({ startDate, endDate }: Period): Period | undefined {
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate)) return undefined;
  const period = { startDate, endDate };
  return checkPeriod(period).refused ? undefined : period;
}
