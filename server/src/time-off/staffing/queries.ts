import type { Period } from '@almanac/domain/calendar/period';
import type { PersonalAbsence } from '@almanac/domain/time-off/presence/daily-presence';
import type { People } from '../../people/accounts/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { absencesIn } from '../presence/queries.ts';

/** Reads when those of the people are away in the period who are also among the seen ones. */
export async function readAbsences(
  database: Reader,
  userIds: readonly string[],
  seen: People,
  period: Period,
): Promise<PersonalAbsence[]> {
  if (userIds.length === 0) return [];
  return database
    .selectFrom(absencesIn(period).as('absence'))
    .innerJoin(seen.as('person'), 'person.id', 'absence.requesterId')
    .select(['absence.requesterId', 'absence.startDate', 'absence.endDate'])
    .select(['absence.startHalf', 'absence.endHalf'])
    .where('absence.requesterId', 'in', userIds)
    .execute();
}
