import { allowed, type Decision, refuse } from '../refusal.ts';
import { isAdmin, mayApproveTimeOff, type Viewer } from './permissions.ts';

/** Refuses with `FORBIDDEN` if the viewer is not an approver; their scope doesn't matter. */
export function checkApprover(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  if (mayApproveTimeOff(viewer)) return allowed;
  return refuse('FORBIDDEN', "You don't have permission to approve time off requests.");
}

/** Refuses with `FORBIDDEN` if the viewer may not decide for HR. */
export function checkHrApprover(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return isAdmin(viewer) ? allowed : refuse('FORBIDDEN', 'Only administrators can decide for HR');
}

/** Refuses with `FORBIDDEN` if the viewer may not see statistics and reports. */
export function checkReportViewer(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  if (mayApproveTimeOff(viewer)) return allowed;
  return refuse('FORBIDDEN', "You don't have permission to view reports");
}
