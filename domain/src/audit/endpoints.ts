import { endpoint } from '../endpoint.ts';
import { checkAuditReader } from './audit-rules.ts';
import { AuditPage, ExportAuditEntries, ListAuditEntries } from './schema.ts';

export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  summary: 'Every change of a record, the newest first',
  method: 'GET',
  path: '/admin/audit',
  access: 'signed-in',
  scope: 'audit:read',
  mayTry: checkAuditReader,
  query: ListAuditEntries,
  status: 200,
  answer: AuditPage,
  refusals: ['FORBIDDEN'],
});

export const exportAuditEntries = endpoint({
  name: 'exportAuditEntries',
  summary: 'The entries that match the filters as a CSV file, the newest first',
  method: 'GET',
  path: '/admin/audit/export',
  access: 'signed-in',
  scope: 'audit:read',
  mayTry: checkAuditReader,
  query: ExportAuditEntries,
  status: 200,
  answer: null,
  download: 'text/csv',
  refusals: ['FORBIDDEN'],
});
