import { allowed, type Decision, refuseAtField } from '../refusal.ts';
import { message } from './messages/message.ts';
import { checkOwnRecord, type SelfServiceOverride } from './own-record.ts';

/** How many others a rule change that gives its author more must affect. */
export const othersNeeded = 5;

/** The effect of a rule change on its author's account, and on others. */
export interface OwnEffect {
  /** Whether any of the author's accounts changes. */
  isChanged: boolean;
  /** Whether the author gains. */
  givesMore: boolean;
  /** Other active people who have signed in and are affected, counted up to `othersNeeded`. */
  others: number;
  /** Whether it affects every active person who has signed in. */
  isForAll: boolean;
}

/**
 * Whether an administrator may make a rule change that affects their own account. If they gain, five others must be
 * affected, or, for a change that affects everyone or by the only active administrator, a reason is required. Refuses
 * with `OWN_RECORD`; for a missing reason at `reason`.
 */
export function checkOwnEffect(
  { givesMore, others, isForAll }: Omit<OwnEffect, 'isChanged'>,
  selfServiceOverride: SelfServiceOverride,
): Decision<'OWN_RECORD'> {
  if (!givesMore || others >= othersNeeded) return allowed;
  if (selfServiceOverride.isOnlyAdmin || !isForAll)
    return checkOwnRecord('OWN_RECORD', message('access.ownEffect'), selfServiceOverride);
  if (selfServiceOverride.reason?.trim()) return allowed;
  return refuseAtField('OWN_RECORD', 'reason', message('access.ownEffectReason'));
}
