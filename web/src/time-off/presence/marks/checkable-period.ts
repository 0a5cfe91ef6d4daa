import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';

/** The period of the two dates if the server can check it: both are there, and it is not too long. */
export function checkablePeriod({ startDate, endDate }: Period): Period | undefined {
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate)) return undefined;
  const period = { startDate, endDate };
  return checkPeriod(period).refused ? undefined : period;
}
