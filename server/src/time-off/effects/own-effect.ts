import { type OwnEffect, othersNeeded } from '@almanac/domain/access/own-effect';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { type AccountChange, accountChange } from '@almanac/domain/time-off/balances/own-gain';
import type { Reader } from '../../platform/database/database.ts';
import { type Pace, paced } from '../../platform/work/long-work.ts';
import type { Computing } from '../../work-time/rule-changes/rule-effects.ts';
import { comparedAccounts, type EffectFacts } from './effect-facts.ts';
import { readSignedIn } from './queries.ts';

const noEffect: OwnEffect = { isChanged: false, givesMore: false, others: 0, isForAll: false };

/** The effect of a change on its author's accounts, and, if it gives them more, how many others it affects. */
export async function ownEffectOf(
  database: Reader,
  facts: EffectFacts,
  actor: { id: string; today: CalendarDate },
  computing: Computing,
): Promise<OwnEffect> {
  const pace = paced(computing);
  const { today } = actor;
  const { isChanged, givesMore } = await changeOf(facts, actor.id, { today, pace });
  if (!givesMore) return { ...noEffect, isChanged };
  const signedIn = new Set(await readSignedIn(database));
  signedIn.delete(actor.id);
  let others = 0;
  for (const userId of facts.userIds) {
    if (!signedIn.has(userId)) continue;
    const change = await changeOf(facts, userId, { today, pace });
    if (change.isChanged) others += 1;
    if (others === othersNeeded) break;
  }
  return { isChanged, givesMore, others, isForAll: others === signedIn.size };
}

/** The effect on all accounts of the person. */
async function changeOf(
  facts: EffectFacts,
  userId: string,
  { today, pace }: { today: CalendarDate; pace: Pace },
): Promise<AccountChange> {
  const accounts = facts.userIds.includes(userId) ? comparedAccounts(facts, userId)?.accounts : undefined;
  let [isChanged, givesMore] = [false, false];
  for (const { before, after } of accounts ?? []) {
    await pace();
    const change = accountChange(before, after, [today, facts.on]);
    isChanged ||= change.isChanged;
    givesMore ||= change.givesMore;
  }
  return { isChanged, givesMore };
}
