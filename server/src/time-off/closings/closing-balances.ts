import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isCountedOn } from '@almanac/domain/time-off/balances/answers/counted';
import { balanceOn, ledger } from '@almanac/domain/time-off/balances/engine/ledger';
import { inTurns } from '../../platform/work/long-work.ts';
import type { PersonalAccounts } from '../balances/facts/leave-facts.ts';
import type { Witness } from './queries.ts';

/** The balance of each account of the people at the end of the day, by the ledger; types that are only counted have none. */
export async function balancesThrough(
  people: readonly PersonalAccounts[],
  through: CalendarDate,
): Promise<Witness[]> {
  const balances = await forEachAccount(people, (facts, userId) => {
    if (isCountedOn(facts, through)) return [];
    const amount = balanceOn(ledger(facts, through).entries, through);
    return [{ userId, type: facts.type.code, amount }];
  });
  return balances.flat();
}

/** What is said of each account; thousands of them take seconds, in which others are to be answered as well. */
export async function forEachAccount<Said>(
  people: readonly PersonalAccounts[],
  say: (facts: PersonalAccounts['accounts'][number], userId: string) => Said,
): Promise<Said[]> {
  const said: Said[] = [];
  for await (const { userId, accounts } of inTurns(people)) {
    said.push(...accounts.map((facts) => say(facts, userId)));
  }
  return said;
}
