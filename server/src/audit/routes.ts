import * as endpoints from '@almanac/domain/audit/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { exportAuditEntries } from './export-audit-entries.ts';
import { listAuditEntries } from './list-audit-entries.ts';

/** Registers the audit log's routes. */
export function registerAudit(api: Api): void {
  const bind = bindWith(api, {});
  bind(endpoints.listAuditEntries, listAuditEntries);
  bind(endpoints.exportAuditEntries, exportAuditEntries);
}
