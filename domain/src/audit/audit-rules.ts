import { mayViewAdminPanel, type Viewer } from '../access/permissions.ts';
import { allowed, type Decision, refuse } from '../refusal.ts';

/** Whether the viewer reads the audit log. Refuses with `FORBIDDEN`. */
export function checkAuditReader(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return mayViewAdminPanel(viewer)
    ? allowed
    : refuse('FORBIDDEN', "You don't have permission to read the audit log.");
}
