import type { Viewer } from '../../access/permissions.ts';
import { isTypeShown, type LeaveType } from '../../leave/types/leave-type.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';
import { message } from './messages/message.ts';

/** Whether the approver may see the type of the request, as deciding it requires. Refuses with `FORBIDDEN`. */
export function checkTypeVisible(
  { id, role }: Pick<Viewer, 'id' | 'role'>,
  { requesterId, leaveType }: { requesterId: string; leaveType: Pick<LeaveType, 'shownTo'> },
): Decision<'FORBIDDEN'> {
  if (isTypeShown(leaveType, { role, isRequester: id === requesterId }, true)) return allowed;
  return refuse('FORBIDDEN', message('time-off.approvals.onlyHr'));
}
