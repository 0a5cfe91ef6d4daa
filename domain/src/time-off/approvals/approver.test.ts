import { expect, test } from 'vitest';
import { checkApprover, checkHrApprover, checkReportViewer, checkTypeSeen } from './approver.ts';

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

test.each([
  ['HR', 'HR_ADMIN', 'mia', false],
  ['HR', 'MANAGER', 'mia', true],
  ['HR', 'MANAGER', 'ben', false],
  ['APPROVERS', 'MANAGER', 'mia', false],
] as const)(
  'a request of a type shown to %s, a %s about %s: refused %s',
  (shownTo, role, requesterId, refused) => {
    const decision = checkTypeSeen({ id: 'ben', role }, { requesterId, leaveType: { shownTo } });
    expect(decision).toMatchObject(refused ? { refused, code: 'FORBIDDEN' } : { refused });
  },
);
