import type { SelfServiceOverride } from '@almanac/domain/access/own-record';
import type { Decision, Outcome, RefusalCode } from '@almanac/domain/refusal';
import { readSelfServiceOverride } from '../../../people/accounts/records/own-record.ts';
import type { Writer } from '../../../platform/database/database.ts';

interface Act {
  actor: { id: string };
  before: { requesterId: string };
  /** The reason as typed. */
  reason: string | undefined;
}

/** A permitted act on a request, and its audited reason. */
interface CheckedAct {
  /** Whether the actor may act without an administrator's rights. */
  isByOwnRight: boolean;
  /** Set in the event's data if the only administrator acts on their own request. */
  ofOwnRecord: true | undefined;
  /** The reason, except one's own for an act by one's own right, which may be about health. */
  loggedReason: string | undefined;
}

/**
 * Checks an act on a locked request, by the actor's own right or the self-service override of the only administrator.
 */
export async function checkAct<Code extends RefusalCode>(
  writer: Writer,
  { actor, before, reason }: Act,
  check: (selfServiceOverride?: SelfServiceOverride) => Decision<Code>,
): Promise<Outcome<CheckedAct, Code>> {
  const { requesterId: subjectId } = before;
  const act = await readSelfServiceOverride(writer, { actorId: actor.id, subjectId, reason });
  const decision = check(act.selfServiceOverride);
  if (decision.refused) return decision;
  const isByOwnRight = !check().refused;
  return {
    isByOwnRight,
    ofOwnRecord: isByOwnRight ? undefined : act.ofOwnRecord,
    loggedReason: isByOwnRight && subjectId === actor.id ? undefined : reason,
  };
}
