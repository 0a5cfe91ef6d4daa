import { createHash } from 'node:crypto';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import type { PersonalAccounts } from './leave-facts.ts';

/** A key of everything that a computation reads: accounts, possibly at several moments, and the question. */
export function keyOfAccounts(
  sides: readonly (readonly Omit<PersonalAccounts, 'types'>[])[],
  asked: unknown,
): string {
  const hash = createHash('sha256').update(JSON.stringify(asked));
  for (const side of sides) {
    hash.update('side');
    const textOf = sharedTexts();
    for (const { userId, name, accounts } of side) {
      hash.update(JSON.stringify([userId, name]));
      for (const facts of accounts) hash.update(accountText(facts, textOf));
    }
  }
  return hash.digest('base64url');
}

type TextOf = (shared: object, text: () => unknown) => string;

function accountText({ terms, ...own }: LeaveFacts, textOf: TextOf): string {
  const held = terms.map(({ from, plan, place, schedule, ...others }) => [
    from,
    textOf(plan, () => plan),
    textOf(place, () => ({ ...place, holidays: [...place.holidays.values()] })),
    textOf(schedule, () => schedule),
    others,
  ]);
  return JSON.stringify([own, held]);
}

/** Thousands of people share a plan, so each plan is serialised and hashed once. */
function sharedTexts(): TextOf {
  const known = new Map<object, string>();
  return (shared, text) => {
    const found = known.get(shared);
    if (found !== undefined) return found;
    const digest = createHash('sha256').update(JSON.stringify(text())).digest('base64url');
    known.set(shared, digest);
    return digest;
  };
}
