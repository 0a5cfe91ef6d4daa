import { mayViewAdminPanel, type Viewer } from '../access/permissions.ts';
import { isService, type Service } from '../access/principal.ts';
import { checkScope } from '../endpoint.ts';
import { allowed, type Decision, refuse } from '../refusal.ts';
import { refusalMessage } from './messages/refusal-message.ts';

/** Refuses with `FORBIDDEN` if the caller may not read the audit log. */
export function checkAuditReader(caller: Pick<Viewer, 'role'> | Service): Decision<'FORBIDDEN'> {
  if (isService(caller)) return checkScope('audit:read', caller);
  return mayViewAdminPanel(caller) ? allowed : refuse('FORBIDDEN', refusalMessage('audit.readForbidden'));
}
