import { allowed, type Decision, refuse } from '../refusal.ts';
import { isAdmin, mayApproveTimeOff, type Viewer } from './permissions.ts';

/** Whether the viewer is an approver, whatever their scope. Refuses with `FORBIDDEN`. */
export function checkApprover(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  if (mayApproveTimeOff(viewer)) return allowed;
  return refuse('FORBIDDEN', "You don't have permission to approve time off requests.");
}

/** Whether the viewer decides for HR. Refuses with `FORBIDDEN`. */
export function checkHrApprover(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return isAdmin(viewer) ? allowed : refuse('FORBIDDEN', 'Only administrators can decide for HR');
}

/** Whether the viewer sees statistics and reports. Refuses with `FORBIDDEN`. */
export function checkReportViewer(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  if (mayApproveTimeOff(viewer)) return allowed;
  return refuse('FORBIDDEN', "You don't have permission to view reports");
}
