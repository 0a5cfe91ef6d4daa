import { endpoint } from '../endpoint.ts';
import { AuditPage, ListAuditEntries } from './schema.ts';

export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  summary: 'Every change of a record, the newest first',
  method: 'GET',
  path: '/admin/audit',
  access: 'signed-in',
  query: ListAuditEntries,
  status: 200,
  answer: AuditPage,
  refusals: ['FORBIDDEN'],
});
