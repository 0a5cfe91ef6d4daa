import { checkOwnRecord, noOverride, type SelfServiceOverride } from '../../access/own-record.ts';
import { isAdmin, mayApproveTimeOff, type Viewer } from '../../access/permissions.ts';
import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';

/** Refuses with `FORBIDDEN` if the viewer may not set leave balances. */
export function checkBalanceAdmin(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return isAdmin(viewer) ? allowed : refuse('FORBIDDEN', message('time-off.balances.onlyAdminsSet'));
}

/** Refuses with `FORBIDDEN` if the viewer may not see others' balances; their scope is checked separately. */
export function checkBalanceViewer(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  if (mayApproveTimeOff(viewer)) return allowed;
  return refuse('FORBIDDEN', message('time-off.balances.othersForbidden'));
}

const ownBalance = message('time-off.balances.ownBalance');

/**
 * Whether the viewer may set the person's leave balance: their own only as the sole administrator, with a reason.
 * Refuses with `FORBIDDEN` or `OWN_BALANCE`.
 */
export function checkBalanceSetting(
  viewer: Pick<Viewer, 'id' | 'role'>,
  userId: string,
  selfServiceOverride: SelfServiceOverride = noOverride,
): Decision<'FORBIDDEN' | 'OWN_BALANCE'> {
  const right = checkBalanceAdmin(viewer);
  if (right.refused || viewer.id !== userId) return right;
  return checkOwnRecord('OWN_BALANCE', ownBalance, selfServiceOverride);
}

/**
 * Whether an account can have the total, in days: at least the used amount. Refuses with `VALIDATION_ERROR` at the
 * field.
 */
export function checkNewTotal(
  total: number,
  { used }: { used: number },
  field: 'vacationDaysTotal' | 'sickDaysTotal',
): Decision<'VALIDATION_ERROR'> {
  if (total >= used) return allowed;
  return refuseInput(field, message('time-off.balances.belowUsed', { used }));
}
