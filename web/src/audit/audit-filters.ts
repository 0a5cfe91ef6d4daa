import { type AuditedEntity, auditedEntities } from '@almanac/domain/audit/audited-entity';
import { addressFilters, calendarDate, identifier, oneOf, pageNumber } from '../platform/address.ts';

/** What the audit log shows of all entries. */
export interface AuditFilters {
  actorId?: string | undefined;
  entity?: AuditedEntity | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  page: number;
}

export const auditFilters = addressFilters<AuditFilters>({
  actorId: identifier('actor'),
  entity: oneOf('entity', auditedEntities),
  startDate: calendarDate('from'),
  endDate: calendarDate('to'),
  page: pageNumber,
});
