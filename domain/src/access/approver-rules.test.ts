import { expect, test } from 'vitest';
import { checkApprover, checkHrApprover, checkReportViewer } from './approver-rules.ts';

test.each([
  ['SYSTEM_ADMIN', false, false],
  ['HR_ADMIN', false, false],
  ['MANAGER', false, true],
  ['EMPLOYEE', true, true],
] as const)('%s: refused as an approver %s, as one for HR %s', (role, asApprover, asHr) => {
  const expected = (refused: boolean) => (refused ? { refused, code: 'FORBIDDEN' } : { refused });
  expect(checkApprover({ role })).toMatchObject(expected(asApprover));
  expect(checkReportViewer({ role })).toMatchObject(expected(asApprover));
  expect(checkHrApprover({ role })).toMatchObject(expected(asHr));
});
