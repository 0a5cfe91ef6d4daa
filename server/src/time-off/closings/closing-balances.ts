import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isCountedOn } from '@almanac/domain/time-off/balances/answers/counted';
import { balanceOn, ledger } from '@almanac/domain/time-off/balances/engine/ledger';
import { inTurns } from '../../platform/work/long-work.ts';
import type { PersonalAccounts } from '../balances/facts/leave-facts.ts';
import type { Witness } from './queries.ts';

/** The closing balance of each account, by the ledger. Counted types have none. */
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

/** Thousands of accounts take seconds, so the work yields to other calls. */
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
