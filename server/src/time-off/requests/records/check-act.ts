import type { SelfServiceOverride } from '@almanac/domain/access/own-record';
import type { Decision, Outcome, RefusalCode } from '@almanac/domain/refusal';
import { readSelfServiceOverride } from '../../../people/accounts/records/own-record.ts';
import type { Writer } from '../../../platform/database/database.ts';

interface Act {
  actor: { id: string };
  before: { requesterId: string };
  /** Why it is done, as it was typed. */
  reason: string | undefined;
}

/** An act on a request that may be done, and what the audit log keeps of why. */
interface CheckedAct {
  /** Whether the actor may without an administrator's right over others. */
  isByOwnRight: boolean;
  /** Ends the summary of an entry; empty unless somebody acts on their own request as the only administrator. */
  auditSuffix: string;
  /** The reason, unless it is that of a person for what they may do themselves: it may be about their health. */
  loggedReason: string | undefined;
}

/** Judges an act on a request that is locked: by the actor's own right, and by what the only administrator may do for themselves. */
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
    auditSuffix: isByOwnRight ? '' : act.auditSuffix,
    loggedReason: isByOwnRight && subjectId === actor.id ? undefined : reason,
  };
}
