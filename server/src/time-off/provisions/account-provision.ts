import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import { type Provision, provision } from '@almanac/domain/time-off/provisions/provision';
import { termsOn } from '@almanac/domain/work-time/day-of-work';
import type { Reader } from '../../platform/database/database.ts';
import { inTurns, type PaceOptions } from '../../platform/work/long-work.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';

/** The provision for a person's account of a type; amounts are hundredths of a day, or minutes. */
export interface AccountProvision extends Provision {
  userId: string;
  /** The code. */
  type: string;
  unit: LeaveUnit;
  /** Where the person works, if the place is stored. */
  placeId: string | undefined;
}

const peopleInAQuery = 200;

/** The provisions for the people's accounts at the end of the day, in their order; of leavers, what is open. */
export async function provisionsOf(
  database: Reader,
  userIds: readonly string[],
  on: CalendarDate,
  options: PaceOptions = {},
): Promise<AccountProvision[]> {
  const provisions: AccountProvision[] = [];
  for (let start = 0; start < userIds.length; start += peopleInAQuery) {
    const people = await readLeaveFacts(database, userIds.slice(start, start + peopleInAQuery));
    const byId = new Map(people.map((person) => [person.userId, person]));
    for await (const userId of inTurns(userIds.slice(start, start + peopleInAQuery), options)) {
      for (const facts of byId.get(userId)?.accounts ?? []) {
        const found = provision(facts, on);
        if (!found || (found.isLeaver && found.owed === 0)) continue;
        const { code: type, unit } = facts.type;
        provisions.push({ ...found, userId, type, unit, placeId: termsOn(facts.terms, on).place.id });
      }
    }
  }
  return provisions;
}
