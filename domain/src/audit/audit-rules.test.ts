import { expect, test } from 'vitest';
import { checkAuditPeriod, checkAuditReader } from './audit-rules.ts';

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
