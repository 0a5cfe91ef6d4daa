import type { Event } from '@almanac/domain/events/event';
import type { Language } from '@almanac/domain/language/language';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { checkBalanceAdmin, checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import { message } from '@almanac/domain/time-off/recalculations/messages/message';
import { checkRecalculationDecision } from '@almanac/domain/time-off/recalculations/recalculation-decision';
import type { DecidedState } from '@almanac/domain/time-off/recalculations/recalculation-state';
import type {
  DecideRecalculation,
  RecalculationAnswer,
} from '@almanac/domain/time-off/recalculations/schema';
import { change } from '../../audit/change.ts';
import { type LockedPerson, lockPeople } from '../../people/accounts/records/lock-store.ts';
import { readSelfServiceOverride } from '../../people/accounts/records/own-record.ts';
import type { Writer } from '../../platform/database/database.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { shareRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import { acceptAccounts, type Decided, keepAccounts } from './decided-accounts.ts';
import { readRecalculation, type StoredRecalculation } from './queries.ts';
import { recalculationAnswer } from './recalculation-answer.ts';

type Input = { id: string } & DecideRecalculation;
type Code = 'FORBIDDEN' | 'NOT_FOUND' | 'OWN_BALANCE' | 'INVALID_TRANSITION';

/** Restores an account's balance from before the update, by adjustments. */
export function keepRecalculation(
  context: UseCaseContext,
  input: Input,
): Promise<Outcome<RecalculationAnswer, Code | 'YEAR_CLOSED'>> {
  return change<RecalculationAnswer, Code | 'YEAR_CLOSED'>(context, async (writer) => {
    const prepared = await prepare(writer, context, { ...input, state: 'KEPT' });
    if (isRefusal(prepared) || 'isUnchanged' in prepared) return prepared;
    const erasure = checkNotErased(prepared.person);
    if (erasure.refused) return erasure;
    const events = await keepAccounts(writer, context, prepared.decided);
    return isRefusal(events) ? events : decidedAnswer(writer, prepared, events);
  });
}

/** Accepts an account's corrected balance. */
export function acceptRecalculation(
  context: UseCaseContext,
  input: Input,
): Promise<Outcome<RecalculationAnswer, Code>> {
  return change<RecalculationAnswer, Code>(context, async (writer) => {
    const prepared = await prepare(writer, context, { ...input, state: 'ACCEPTED' });
    if (isRefusal(prepared) || 'isUnchanged' in prepared) return prepared;
    return decidedAnswer(writer, prepared, await acceptAccounts(writer, context, prepared.decided));
  });
}

interface Prepared {
  line: StoredRecalculation;
  person: LockedPerson;
  decided: Decided;
  language: Language;
}

/** The open recalculation with its locked person; undefined if the same was decided before. */
async function prepare(
  writer: Writer,
  { actor, texts }: UseCaseContext,
  { id, reason, state }: Input & { state: DecidedState },
): Promise<Outcome<Prepared | ReturnType<typeof unchanged<RecalculationAnswer>>, Code>> {
  const right = checkBalanceAdmin(actor);
  if (right.refused) return right;
  await shareRules(writer);
  const found = await readRecalculation(writer, id);
  const [person] = found ? await lockPeople(writer, [found.userId]) : [];
  // Another administrator may have decided during the wait.
  const line = await readRecalculation(writer, id);
  if (!line || !person) return notFound(message('time-off.recalculations.correction'));
  const act = await readSelfServiceOverride(writer, { actorId: actor.id, subjectId: line.userId, reason });
  const permission = checkBalanceSetting(actor, line.userId, act.selfServiceOverride);
  if (permission.refused) return permission;
  const transition = checkRecalculationDecision(line.state, state);
  if (transition.refused) return transition;
  if (line.state !== 'OPEN') return unchanged(recalculationAnswer(line, texts.language));
  return {
    line,
    person,
    decided: { lines: [line], people: [person], reason, ofOwnRecord: act.ofOwnRecord },
    language: texts.language,
  };
}

async function decidedAnswer(writer: Writer, { line, language }: Prepared, [event]: readonly Event[]) {
  const decided = await readRecalculation(writer, line.id);
  const result = recalculationAnswer(decided ?? line, language);
  return event ? { result, events: [event] as const } : unchanged(result);
}
