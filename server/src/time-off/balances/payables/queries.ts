import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { people } from '../../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';

/** A person with a last day. */
export interface Leaver {
  id: string;
  name: string;
  email: string;
  lastDay: CalendarDate;
}

/** The people whose last day is on or before the day, the latest first, then by name. */
export async function readLeaversThrough(database: Reader, through: CalendarDate): Promise<Leaver[]> {
  return database
    .selectFrom(people.as('person'))
    .select(['person.id', 'person.name', 'person.email'])
    .select((eb) => eb.ref('person.employmentEnd').$notNull().as('lastDay'))
    .where('person.employmentEnd', '<=', through)
    .orderBy('person.employmentEnd', 'desc')
    .orderBy('person.sorted')
    .orderBy('person.id')
    .execute();
}
