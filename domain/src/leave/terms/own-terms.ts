import { checkOwnRecord, type SelfServiceOverride } from '../../access/own-record.ts';
import { allowed, type Decision, refuseAtField } from '../../refusal.ts';

const ownTerms = 'You cannot change your own plan, work schedule or place; another administrator can';

interface TermsOf {
  /** Those who are named; absent where they are those of a department or place. */
  named?: readonly string[] | undefined;
  /** All who are given something. */
  concerned: readonly string[];
}

const reasonWithGroup = 'You are one of them: give a reason, which the audit log keeps';

/**
 * Whether an administrator may give people terms of leave: themselves neither by name nor alone, since terms are an
 * entitlement. What a whole department or place is given holds for them, too, and needs a reason then. Refuses with `OWN_RECORD`.
 */
export function checkOwnTerms(
  actorId: string,
  { named, concerned }: TermsOf,
  selfServiceOverride: SelfServiceOverride,
): Decision<'OWN_RECORD'> {
  const isOwn = named?.includes(actorId) === true || (concerned.length === 1 && concerned[0] === actorId);
  if (isOwn) return checkOwnRecord('OWN_RECORD', ownTerms, selfServiceOverride);
  if (!concerned.includes(actorId) || selfServiceOverride.reason?.trim()) return allowed;
  return refuseAtField('OWN_RECORD', 'reason', reasonWithGroup);
}
