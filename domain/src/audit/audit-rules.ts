import { mayViewAdminPanel, type Viewer } from '../access/permissions.ts';
import { isService, type Service } from '../access/principal.ts';
import { checkScope } from '../endpoint.ts';
import { allowed, type Decision, refuse, refuseInput } from '../refusal.ts';

/** Refuses with `FORBIDDEN` if the caller may not read the audit log. */
export function checkAuditReader(caller: Pick<Viewer, 'role'> | Service): Decision<'FORBIDDEN'> {
  if (isService(caller)) return checkScope('audit:read', caller);
  return mayViewAdminPanel(caller)
    ? allowed
    : refuse('FORBIDDEN', "You don't have permission to read the audit log.");
}

interface AuditPeriod {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Whether the period is valid as a filter; either end may be open. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkAuditPeriod({ startDate, endDate }: AuditPeriod): Decision<'VALIDATION_ERROR'> {
  if (startDate === undefined || endDate === undefined || endDate >= startDate) return allowed;
  return refuseInput('endDate', 'End date must be on or after start date');
}
