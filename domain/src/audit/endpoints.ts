import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileFormat, listTypes } from '../file-format.ts';
import { checkAuditReader } from './audit-reader.ts';
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
  summary: 'The entries that match the filters as a file, the newest first',
  method: 'GET',
  path: '/admin/audit/export',
  access: 'signed-in',
  scope: 'audit:read',
  mayTry: checkAuditReader,
  query: z.object({ ...ExportAuditEntries.shape, ...fileFormat }),
  status: 200,
  answer: null,
  download: listTypes,
  refusals: ['FORBIDDEN'],
});
