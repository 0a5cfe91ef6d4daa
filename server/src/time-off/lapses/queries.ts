import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { WarningStage } from '@almanac/domain/time-off/balances/engine/lapse-warnings';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';

/** The ids of people with an account. */
export async function readActivePeople(database: Reader): Promise<string[]> {
  const rows = await database
    .selectFrom(people.as('person'))
    .select('person.id')
    .where('person.isActive', '=', true)
    .orderBy('person.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A person's warning that leave of a type expires. */
export interface Warning {
  userId: string;
  type: string;
  lapsesOn: CalendarDate;
  stage: WarningStage;
  amount: number;
}

/** The sent warnings about leave that expires on the day or later. */
export function readWarnings(database: Reader, userIds: readonly string[], from: CalendarDate) {
  return database
    .selectFrom('leaveLapseWarnings')
    .select(['userId', 'type', 'lapsesOn', 'stage'])
    .where((eb) => eb('userId', '=', eb.fn.any(eb.val(userIds))))
    .where('lapsesOn', '>=', from)
    .execute();
}
