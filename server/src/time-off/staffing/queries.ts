import type { Period } from '@almanac/domain/calendar/period';
import { awayTypes } from '@almanac/domain/time-off/requests/vocabulary';
import type { Absence } from '@almanac/domain/time-off/staffing/team-capacity';
import type { Reader } from '../../platform/database/database.ts';

/** Reads the approved time off of the people that takes them away from work in the period. */
export async function readAbsences(
  database: Reader,
  userIds: readonly string[],
  { startDate, endDate }: Period,
): Promise<Absence[]> {
  if (userIds.length === 0) return [];
  return database
    .selectFrom('timeOffRequests')
    .select(['userId', 'startDate', 'endDate'])
    .where('userId', 'in', userIds)
    .where('status', '=', 'APPROVED')
    .where('type', 'in', awayTypes)
    .where('startDate', '<=', endDate)
    .where('endDate', '>=', startDate)
    .execute();
}
