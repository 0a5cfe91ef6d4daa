import { type AuditedEntity, auditedEntities } from '@almanac/domain/audit/audited-entity';
import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isIdentifier, pageParameter, readPage, withParameters } from '../platform/address.ts';

const auditPageSize = 50;

/** What the audit log shows of all entries, as the address bar holds it. */
export interface AuditFilters {
  /** From 1. */
  page: number;
  actorId?: string | undefined;
  entity?: AuditedEntity | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Reads the filters from the address; what it does not know counts as not given. */
export function readAuditFilters(address: URLSearchParams): AuditFilters {
  const actorId = address.get('actor');
  return {
    page: readPage(address),
    actorId: isIdentifier(actorId) ? actorId : undefined,
    entity: auditedEntities.find((each) => each === address.get('entity')),
    startDate: readDate(address, 'from'),
    endDate: readDate(address, 'to'),
  };
}

function readDate(address: URLSearchParams, name: string): string | undefined {
  const date = address.get(name);
  return date !== null && isCalendarDate(date) ? date : undefined;
}

/** The address with the filters in it, short: what is as usual is left out, what is foreign stays. */
export function writeAuditFilters(address: URLSearchParams, filters: AuditFilters): URLSearchParams {
  const { actorId: actor, entity, startDate: from, endDate: to, page } = filters;
  return withParameters(address, { actor, entity, from, to, page: pageParameter(page) });
}

export function isAuditFiltered({ actorId, entity, startDate, endDate }: AuditFilters): boolean {
  return [actorId, entity, startDate, endDate].some((each) => each !== undefined);
}

/** The query of the list call. */
export function auditListInput(filters: AuditFilters) {
  return { ...filters, limit: auditPageSize };
}
