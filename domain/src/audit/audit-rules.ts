import { allowed, type Decision, refuseInput } from '../refusal.ts';
import { message } from './messages/message.ts';

interface AuditPeriod {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Whether the period is valid as a filter; either end may be open. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkAuditPeriod({ startDate, endDate }: AuditPeriod): Decision<'VALIDATION_ERROR'> {
  if (startDate === undefined || endDate === undefined || endDate >= startDate) return allowed;
  return refuseInput('endDate', message('audit.endBeforeStart'));
}
