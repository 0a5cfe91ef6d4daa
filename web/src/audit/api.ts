import type * as Audit from '@almanac/domain/audit/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '../platform/call.ts';
import type { AuditFilters } from './audit-filters.ts';

const listAuditEntries = caller<typeof Audit.listAuditEntries>('GET', '/admin/audit');

const pageSize = 50;

/** Asked anew whenever the page is opened: nearly everything that anyone does adds to it. */
export function auditQuery(filters: AuditFilters) {
  return queryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ signal }) => listAuditEntries({ ...filters, limit: pageSize }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
