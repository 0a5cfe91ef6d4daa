import { expect, test } from 'vitest';
import { scopes } from '../endpoint.ts';
import { checkAuditReader } from './audit-reader.ts';
import { checkAuditPeriod } from './audit-rules.ts';

test.each([
  ['SYSTEM_ADMIN', false],
  ['HR_ADMIN', false],
  ['MANAGER', true],
  ['EMPLOYEE', true],
] as const)('the audit log is read by administrators: %s refused is %s', (role, refused) => {
  expect(checkAuditReader({ role })).toMatchObject(refused ? { refused, code: 'FORBIDDEN' } : { refused });
});

test.each([
  [{}, false],
  [{ startDate: '2026-03-02' }, false],
  [{ endDate: '2026-03-02' }, false],
  [{ startDate: '2026-03-02', endDate: '2026-03-02' }, false],
  [{ startDate: '2026-03-02', endDate: '2026-03-01' }, true],
])('the period %j is refused at its end: %s', (period, refused) => {
  const refusal = { refused, code: 'VALIDATION_ERROR', issues: [{ path: 'endDate' }] };
  expect(checkAuditPeriod(period)).toMatchObject(refused ? refusal : { refused });
});

test('services read the audit log with the scope for it', () => {
  const createdBy = { id: 'sam', name: 'Sam', email: 'sam@example.com' };
  const service = { kind: 'SERVICE', id: 'archive', name: 'Archive', createdBy } as const;
  const readers = scopes.filter((scope) => !checkAuditReader({ ...service, scopes: [scope] }).refused);
  expect(readers).toEqual(['audit:read']);
});
