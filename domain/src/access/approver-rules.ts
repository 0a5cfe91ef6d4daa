import { allowed, type Decision, refuse } from '../refusal.ts';
import { message } from './messages/message.ts';
import { isAdmin, mayApproveTimeOff, type Viewer } from './permissions.ts';

/** Refuses with `FORBIDDEN` if the viewer is not an approver; their scope doesn't matter. */
export function checkApprover(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  if (mayApproveTimeOff(viewer)) return allowed;
  return refuse('FORBIDDEN', message('access.approvalsForbidden'));
}

/** Refuses with `FORBIDDEN` if the viewer may not decide for HR. */
export function checkHrApprover(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return isAdmin(viewer) ? allowed : refuse('FORBIDDEN', message('access.hrDecisionForbidden'));
}

/** Refuses with `FORBIDDEN` if the viewer may not see statistics and reports. */
export function checkReportViewer(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  if (mayApproveTimeOff(viewer)) return allowed;
  return refuse('FORBIDDEN', message('access.reportsForbidden'));
}
