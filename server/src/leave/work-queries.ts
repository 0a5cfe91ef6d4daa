import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Reader } from '../platform/database/database.ts';

interface HeldWork {
  userId: string;
  from: CalendarDate;
  placeId: string;
  scheduleId: string;
}

/** The place and the schedule of the people from each day on, in the order of the days. */
export function readHeldWork(database: Reader, userIds: readonly string[]): Promise<HeldWork[]> {
  return database
    .selectFrom('personTerms')
    .select(['userId', 'effectiveFrom as from', 'placeId', 'scheduleId'])
    .where((eb) => eb('userId', '=', eb.fn.any(eb.val(userIds))))
    .orderBy('effectiveFrom')
    .execute();
}
