import type { Said } from '../language/message.ts';
import { allowed, type Decision, refuse, refuseAtField } from '../refusal.ts';
import { message } from './messages/message.ts';

/** The exception for an administrator's own record: there is no other administrator, and they give a reason. */
export interface SelfServiceOverride {
  isOnlyAdmin: boolean;
  reason?: string | undefined;
}

/** For someone another administrator can always act for. */
export const noOverride: SelfServiceOverride = { isOnlyAdmin: false };

const reasonOfOnlyAdmin = message('access.onlyAdminReason');

/**
 * Whether an administrator may use their rights on their own record: only the sole active administrator, with a
 * reason. Refuses with the code; for a missing reason at `reason`.
 */
export function checkOwnRecord<Code extends 'OWN_RECORD' | 'OWN_BALANCE' | 'OWN_REQUEST'>(
  code: Code,
  sentence: Said,
  { isOnlyAdmin, reason }: SelfServiceOverride,
): Decision<Code> {
  if (!isOnlyAdmin) return refuse(code, sentence);
  if (reason !== undefined && reason.trim() !== '') return allowed;
  return refuseAtField(code, 'reason', reasonOfOnlyAdmin);
}
