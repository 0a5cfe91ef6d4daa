import { checkOwnRecord, type SelfServiceOverride } from '../../access/own-record.ts';
import { allowed, type Decision, refuseAtField } from '../../refusal.ts';
import { message } from './messages/message.ts';

const ownTerms = message('leave.terms.own');

interface TermsOf {
  /** The people named; absent for a whole department or place. */
  named?: readonly string[] | undefined;
  /** Everyone who receives the terms. */
  concerned: readonly string[];
}

const reasonWithGroup = message('leave.terms.reasonWithGroup');

/**
 * Whether an administrator may give these terms. Never to themselves by name or alone, since terms are an
 * entitlement. As part of a whole department or place, with a reason. Refuses with `OWN_RECORD`.
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
