import { isAdmin, mayApproveTimeOff, type Viewer } from '../../access/permissions.ts';
import { isTypeShown, type LeaveType } from '../../leave/leave-type.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';

/** Whether the viewer is an approver, whatever their scope. Refuses with `FORBIDDEN`. */
export function checkApprover(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  if (mayApproveTimeOff(viewer)) return allowed;
  return refuse('FORBIDDEN', "You don't have permission to approve time off requests.");
}

/** Whether the viewer decides for HR. Refuses with `FORBIDDEN`. */
export function checkHrApprover(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return isAdmin(viewer) ? allowed : refuse('FORBIDDEN', 'Only administrators can decide for HR');
}

/**
 * Whether the approver may see of which type the request is, without which nobody decides it. Refuses with `FORBIDDEN`.
 */
export function checkTypeSeen(
  { id, role }: Pick<Viewer, 'id' | 'role'>,
  { requesterId, leaveType }: { requesterId: string; leaveType: Pick<LeaveType, 'shownTo'> },
): Decision<'FORBIDDEN'> {
  if (isTypeShown(leaveType, { role, isRequester: id === requesterId }, true)) return allowed;
  return refuse('FORBIDDEN', 'Only HR decides this request');
}

/** Whether the viewer sees statistics and reports. Refuses with `FORBIDDEN`. */
export function checkReportViewer(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  if (mayApproveTimeOff(viewer)) return allowed;
  return refuse('FORBIDDEN', "You don't have permission to view reports");
}
