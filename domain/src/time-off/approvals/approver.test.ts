import { expect, test } from 'vitest';
import { checkTypeVisible } from './approver.ts';

test.each([
  ['HR', 'HR_ADMIN', 'mia', false],
  ['HR', 'MANAGER', 'mia', true],
  ['HR', 'MANAGER', 'ben', false],
  ['APPROVERS', 'MANAGER', 'mia', false],
] as const)(
  'a request of a type shown to %s, a %s about %s: refused %s',
  (shownTo, role, requesterId, refused) => {
    const decision = checkTypeVisible({ id: 'ben', role }, { requesterId, leaveType: { shownTo } });
    expect(decision).toMatchObject(refused ? { refused, code: 'FORBIDDEN' } : { refused });
  },
);
