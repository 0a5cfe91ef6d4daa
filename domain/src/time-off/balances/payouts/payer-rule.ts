import { isAdmin, type Viewer } from '../../../access/permissions.ts';
import { allowed, type Decision, refuse } from '../../../refusal.ts';
import { message } from './messages/message.ts';

/** Refuses with `FORBIDDEN` if the viewer may not record pay-outs, or with `OWN_BALANCE` for their own. */
export function checkPayer(
  viewer: Pick<Viewer, 'id' | 'role'>,
  userId: string,
): Decision<'FORBIDDEN' | 'OWN_BALANCE'> {
  if (!isAdmin(viewer)) return refuse('FORBIDDEN', message('time-off.balances.payoutForbidden'));
  if (viewer.id === userId) return refuse('OWN_BALANCE', message('time-off.balances.ownPayout'));
  return allowed;
}
