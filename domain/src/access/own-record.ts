import { allowed, type Decision, refuse, refuseAtField } from '../refusal.ts';

/** Why an administrator may do to a record of their own what another one would do: there is no other, and they say why. */
export interface SelfServiceOverride {
  isOnlyAdmin: boolean;
  reason?: string | undefined;
}

/** Somebody whom another one can always act for. */
export const noOverride: SelfServiceOverride = { isOnlyAdmin: false };

export const reasonOfOnlyAdmin = 'You are the only administrator: give a reason to do this for yourself';

/**
 * Whether somebody may use on their own record the right that they have on those of others: the only active
 * administrator may, with a reason. Refuses with the code; for a missing reason at `reason`.
 */
export function checkOwnRecord<Code extends 'OWN_RECORD' | 'OWN_BALANCE' | 'OWN_REQUEST'>(
  code: Code,
  sentence: string,
  { isOnlyAdmin, reason }: SelfServiceOverride,
): Decision<Code> {
  if (!isOnlyAdmin) return refuse(code, sentence);
  if (reason !== undefined && reason.trim() !== '') return allowed;
  return refuseAtField(code, 'reason', reasonOfOnlyAdmin);
}
