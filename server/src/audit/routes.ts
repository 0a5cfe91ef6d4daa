import * as endpoints from '@almanac/domain/audit/endpoints';
import { type Api, bindWith } from '../platform/http/bind.ts';
import { type AuditSettings, listAuditEntries } from './list-audit-entries.ts';

/** Binds the call that reads the audit log. */
export function registerAudit(api: Api, settings: AuditSettings): void {
  const bind = bindWith(api, settings);
  bind(endpoints.listAuditEntries, listAuditEntries);
}
