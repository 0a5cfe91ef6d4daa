import { expect, test } from 'vitest';
import { roles } from '../../access/role.ts';
import {
  checkBalanceAdmin,
  checkBalanceSetting,
  checkBalanceViewer,
  checkNewTotal,
} from './balance-rules.ts';

test.each(roles)(
  'a %s sets the balances of others as an administrator, their own only as the only one',
  (role) => {
    const viewer = { id: 'viewer', role };
    const isAdmin = role === 'SYSTEM_ADMIN' || role === 'HR_ADMIN';
    const codeOf = (decision: ReturnType<typeof checkBalanceSetting>) =>
      decision.refused ? decision.code : 'allowed';
    const reason = 'Nobody else is here';
    expect(codeOf(checkBalanceAdmin(viewer))).toBe(isAdmin ? 'allowed' : 'FORBIDDEN');
    expect(codeOf(checkBalanceSetting(viewer, 'ann'))).toBe(isAdmin ? 'allowed' : 'FORBIDDEN');
    expect(codeOf(checkBalanceSetting(viewer, 'viewer'))).toBe(isAdmin ? 'OWN_BALANCE' : 'FORBIDDEN');
    expect(codeOf(checkBalanceSetting(viewer, 'viewer', { isOnlyAdmin: true, reason }))).toBe(
      isAdmin ? 'allowed' : 'FORBIDDEN',
    );
    expect(codeOf(checkBalanceSetting(viewer, 'viewer', { isOnlyAdmin: true }))).toBe(
      isAdmin ? 'OWN_BALANCE' : 'FORBIDDEN',
    );
  },
);

test.each(roles)('a %s sees the balances of others unless they are an employee', (role) => {
  expect(checkBalanceViewer({ role }).refused).toBe(role === 'EMPLOYEE');
});

test.each([
  [10, 10, false],
  [9.5, 10, true],
  [0, 0, false],
])('a total of %d with %d used: refused is %s', (total, used, refused) => {
  expect(checkNewTotal(total, { used }, 'sickDaysTotal')).toMatchObject(
    refused
      ? {
          issues: [
            {
              path: 'sickDaysTotal',
              message: `The total cannot be below the ${used} days that are used already`,
            },
          ],
        }
      : { refused },
  );
});
