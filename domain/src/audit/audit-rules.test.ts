import { expect, test } from 'vitest';
import { checkAuditReader } from './audit-rules.ts';

test.each([
  ['SYSTEM_ADMIN', false],
  ['HR_ADMIN', false],
  ['MANAGER', true],
  ['EMPLOYEE', true],
] as const)('the audit log is read by administrators: %s refused is %s', (role, refused) => {
  expect(checkAuditReader({ role })).toMatchObject(refused ? { refused, code: 'FORBIDDEN' } : { refused });
});
