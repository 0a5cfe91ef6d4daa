import { numberOf } from '@almanac/domain/leave/types/amount';
import type { LapseAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { lapsesAhead, needsWarning } from '@almanac/domain/time-off/balances/engine/lapse-warnings';
import { readOwnPlans } from '../../leave/plans/plan-queries.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';
import type { TimeOffContext } from '../requests/records/context.ts';

/** The actor's current expiry warnings. */
export async function readLapses({ database, actor, today }: TimeOffContext): Promise<LapseAnswer[]> {
  const ownPlans = await readOwnPlans(database);
  const [person] = await readLeaveFacts(database, [actor.id]);
  const lapses = (person?.accounts ?? []).flatMap((facts) => {
    const { code: type, unit } = facts.type;
    if (!person?.types.get(type).remindsOfExpiry && !needsWarning(facts, today)) return [];
    return lapsesAhead(facts, today, ownPlans).map(({ date, amount }) => {
      return { type, unit, date, amount: numberOf(amount, unit) };
    });
  });
  return lapses.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
