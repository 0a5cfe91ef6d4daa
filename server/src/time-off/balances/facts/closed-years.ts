import { allowed } from '@almanac/domain/refusal';
import { checkOpen } from '@almanac/domain/time-off/balances/impact';
import type { ChangeCheck } from '../../../platform/use-case/change.ts';
import { shareClosings } from './closing-lock-store.ts';
import { readLeaveFacts } from './leave-facts.ts';

/**
 * Checks that a change leaves the people's accounts unchanged through the last closed day, by comparing the ledgers
 * before and after. Refuses with `YEAR_CLOSED`, worded for the actor.
 */
export const checkClosedYears: ChangeCheck = async (writer, before, userIds, actor) => {
  const closedThrough = await shareClosings(writer);
  if (closedThrough === undefined) return allowed;
  const then = new Map((await readLeaveFacts(before, userIds)).map((person) => [person.userId, person]));
  for (const { userId, accounts } of await readLeaveFacts(writer, userIds)) {
    for (const facts of accounts) {
      const was = then.get(userId)?.accounts.find(({ type }) => type.code === facts.type.code);
      const open = was ? checkOpen(was, facts, closedThrough, viewerOf(actor)) : allowed;
      if (open.refused) return open;
    }
  }
  return allowed;
};

function viewerOf(actor: Parameters<ChangeCheck>[3]) {
  return actor.kind === 'PERSON' && actor.role ? { role: actor.role } : undefined;
}
