import { allowed, type Decision, refuseAtField } from '../refusal.ts';
import { checkOwnRecord, type SelfServiceOverride } from './own-record.ts';

/** How many others must be affected by a rule change that gives its author more. */
export const othersNeeded = 5;

/** What a rule change does to the account of the person who makes it, and to others. */
export interface OwnEffect {
  /** Whether any account of theirs becomes another one. */
  isChanged: boolean;
  /** Whether it gives them more. */
  givesMore: boolean;
  /** How many other active people who have signed in are affected; counted to `othersNeeded`. */
  others: number;
  /** Whether every active person who has signed in is affected. */
  isForAll: boolean;
}

const ownEffect =
  'This would give you more leave, and hardly anyone else; another administrator can make this change';
const reasonForAll =
  'This changes your own leave with that of everyone else: give a reason, which the audit log keeps';

/**
 * Whether an administrator may make a rule change that alters their own account: one that gives them more needs five others
 * who are affected. If it is for everyone, or they are the only active administrator, it needs a reason instead. Refuses with
 * `OWN_RECORD`; for a missing reason at `reason`.
 */
export function checkOwnEffect(
  { givesMore, others, isForAll }: Omit<OwnEffect, 'isChanged'>,
  selfServiceOverride: SelfServiceOverride,
): Decision<'OWN_RECORD'> {
  if (!givesMore || others >= othersNeeded) return allowed;
  if (selfServiceOverride.isOnlyAdmin || !isForAll)
    return checkOwnRecord('OWN_RECORD', ownEffect, selfServiceOverride);
  if (selfServiceOverride.reason?.trim()) return allowed;
  return refuseAtField('OWN_RECORD', 'reason', reasonForAll);
}
