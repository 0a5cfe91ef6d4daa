import type { Event } from '@almanac/domain/events/event';
import { isRefusal, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import { checkBalanceAdmin } from '@almanac/domain/time-off/balances/balance-rules';
import type { DecidedRecalculations } from '@almanac/domain/time-off/recalculations/schema';
import { change } from '../../audit/change.ts';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import type { Writer } from '../../platform/database/database.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { shareRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import { acceptAccounts, type Decided, keepAccounts } from './decided-accounts.ts';
import { countRecalculations, readOpenOf, readPeopleToDecide } from './queries.ts';

const peopleInACall = 50;

/** Restores the next accounts. */
export function keepRecalculations(
  context: UseCaseContext,
): Promise<Outcome<DecidedRecalculations, 'FORBIDDEN' | 'YEAR_CLOSED'>> {
  return decideNext(context, { isErasedToo: false }, keepAccounts);
}

/** Accepts the next accounts. */
export function acceptRecalculations(
  context: UseCaseContext,
): Promise<Outcome<DecidedRecalculations, 'FORBIDDEN'>> {
  return decideNext(context, { isErasedToo: true }, acceptAccounts);
}

type Decide<Code extends RefusalCode> = (
  writer: Writer,
  by: UseCaseContext,
  decided: Decided,
) => Promise<Outcome<Event[], Code>>;

/** Decides the next people's open accounts, except the actor's own. */
async function decideNext<Code extends RefusalCode = never>(
  context: UseCaseContext,
  { isErasedToo }: { isErasedToo: boolean },
  decide: Decide<Code>,
): Promise<Outcome<DecidedRecalculations, Code | 'FORBIDDEN'>> {
  const { actor } = context;
  const permission = checkBalanceAdmin(actor);
  if (permission.refused) return permission;
  return change<DecidedRecalculations, Code>(context, async (writer) => {
    await shareRules(writer);
    const next = { actorId: actor.id, most: peopleInACall, isErasedToo };
    const people = await lockPeople(writer, await readPeopleToDecide(writer, next));
    // Another administrator may have decided some during the wait.
    const lines =
      people.length === 0
        ? []
        : await readOpenOf(
            writer,
            people.map(({ id }) => id),
          );
    const events = lines.length === 0 ? [] : await decide(writer, context, { lines, people });
    if (isRefusal(events)) return events;
    const { open, own } = await countRecalculations(writer, actor.id);
    const result = { decided: lines.length, open, own };
    const [first, ...others] = events;
    return first ? { result, events: [first, ...others] } : unchanged(result);
  });
}
