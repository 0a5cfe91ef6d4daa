import type { Period } from '@almanac/domain/calendar/period';
import type { PersonalAbsence } from '@almanac/domain/time-off/presence/capacity';
import type { Reader } from '../../platform/database/database.ts';
import { absencesIn } from '../presence/queries.ts';

/** Reads when the people are away in the period. */
export async function readAbsences(
  database: Reader,
  userIds: readonly string[],
  period: Period,
): Promise<PersonalAbsence[]> {
  if (userIds.length === 0) return [];
  return database
    .selectFrom(absencesIn(period).as('absence'))
    .select(['requesterId', 'startDate', 'endDate'])
    .where('requesterId', 'in', userIds)
    .execute();
}
