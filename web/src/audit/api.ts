import { checkAuditPeriod } from '@almanac/domain/audit/audit-rules';
import type * as Audit from '@almanac/domain/audit/endpoints';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller } from '../platform/http/call.ts';
import { onItsWay } from '../platform/session/query-client.ts';
import type { AuditFilters } from './audit-filters.ts';

const listAuditEntries = caller<typeof Audit.listAuditEntries>('GET', '/admin/audit');

const pageSize = 50;

/** Refetched on each visit, as nearly every action adds an entry. */
export function auditQuery(filters: AuditFilters) {
  return queryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ signal }) => listAuditEntries({ ...inputOf(filters), limit: pageSize }, signal),
    placeholderData: keepPreviousData,
    staleTime: onItsWay,
  });
}

const historySize = 20;

/** The latest changes of the settings, newest first. */
export const settingsHistoryQuery = queryOptions({
  queryKey: ['audit', 'settings'],
  queryFn: async ({ signal }) =>
    (await listAuditEntries({ entity: 'settings', limit: historySize }, signal)).data,
  staleTime: onItsWay,
});

/** Prefetches the page, unless the filters are invalid. */
export async function prefetchAudit(client: QueryClient, filters: AuditFilters): Promise<void> {
  if (!checkAuditPeriod(filters).refused) await client.prefetchQuery(auditQuery(filters));
}

const kinds = { changes: 'CHANGES', looks: 'LOOKS', everything: undefined } as const;

function inputOf<Filters extends Pick<AuditFilters, 'kind'>>({ kind, ...others }: Filters) {
  return { ...others, kind: kinds[kind] };
}

/** The filters of the file with all filtered entries. */
export function auditExportInput({ page: _page, ...filters }: AuditFilters) {
  return inputOf(filters);
}
