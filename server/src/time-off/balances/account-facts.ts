import type { LeaveFacts } from '@almanac/domain/time-off/balances/leave-facts';
import { timeOffTypes } from '@almanac/domain/time-off/requests/vocabulary';
import type { TimeOffContext } from '../requests/context.ts';
import { readLeaveFacts } from './leave-facts.ts';

/** What each of the person's accounts is made of, in the order in which types are told. */
export async function readAccountFacts(
  { database }: Pick<TimeOffContext, 'database'>,
  userId: string,
): Promise<LeaveFacts[]> {
  const [person] = await readLeaveFacts(database, [userId]);
  const codes: readonly string[] = timeOffTypes;
  const placeOf = ({ type }: LeaveFacts) =>
    codes.includes(type.code) ? codes.indexOf(type.code) : codes.length;
  return person?.accounts.toSorted((one, other) => placeOf(one) - placeOf(other)) ?? [];
}
