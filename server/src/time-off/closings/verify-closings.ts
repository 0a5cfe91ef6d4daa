import { dateText } from '@almanac/domain/calendar/english-date-text';
import type { Amount } from '@almanac/domain/leave/types/amount';
import { isCountedOn } from '@almanac/domain/time-off/balances/answers/counted';
import type { Reader } from '../../platform/database/database.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';
import { balancesThrough } from './closing-balances.ts';
import { readClosings, readEveryone, readWitnesses, type StoredWitness } from './queries.ts';

export interface ClosingsVerification {
  closings: number;
  balances: number;
  /** Balances marked by an update, whose records lead to another amount. */
  recalculated: number;
  /** The first balance that differs from its account; undefined if all match. */
  fault?: string | undefined;
}

/** Recomputes each closing's balances, earliest first, and returns the first that differs. */
export async function verifyClosings(database: Reader): Promise<ClosingsVerification> {
  const verified = { closings: 0, balances: 0, recalculated: 0 };
  const people = new Map((await readEveryone(database)).map(({ id, name }) => [id, name]));
  for (const { through } of (await readClosings(database)).reverse()) {
    const witnesses = await readWitnesses(database, through);
    const ids = [...new Set(witnesses.map(({ userId }) => userId))];
    const facts = await readLeaveFacts(database, ids);
    const derived = await balancesThrough(facts, through);
    // Earlier versions stored balances of counted types, which may change in a closed year.
    const counted = new Set(
      facts.flatMap(({ userId, accounts }) =>
        accounts.filter((each) => isCountedOn(each, through)).map(({ type }) => `${userId} ${type.code}`),
      ),
    );
    const amounts = new Map(derived.map(({ userId, type, amount }) => [`${userId} ${type}`, amount]));
    for (const witness of witnesses) {
      const { userId, type, amount, isRecalculated } = witness;
      if (counted.has(`${userId} ${type}`)) continue;
      const now = amounts.get(`${userId} ${type}`);
      if (now !== expectedOf(witness, now)) {
        const whose = `the ${type} of ${people.get(userId) ?? userId} (${userId})`;
        const fault = `The closing through ${dateText(through)} keeps ${amount} as ${whose}, which is ${now ?? 'not there'} by its records.`;
        return { ...verified, fault };
      }
      verified.balances += 1;
      if (isRecalculated) verified.recalculated += 1;
    }
    verified.closings += 1;
  }
  return verified;
}

/** The expected amount. For a marked balance, the amount after the update. */
function expectedOf(
  { amount, isRecalculated, recalculatedAmount }: StoredWitness,
  now: Amount | undefined,
): Amount | undefined {
  return isRecalculated ? (recalculatedAmount ?? now) : amount;
}
