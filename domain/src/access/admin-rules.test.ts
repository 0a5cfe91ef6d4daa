import { expect, test } from 'vitest';
import {
  checkConnectionAdmin,
  checkLeaveAdmin,
  checkPayrollAdmin,
  checkSicknessReader,
  checkUserManager,
} from './admin-rules.ts';

test.each([
  ['SYSTEM_ADMIN', false],
  ['HR_ADMIN', false],
  ['MANAGER', true],
  ['EMPLOYEE', true],
] as const)('users, leave and payroll are managed by administrators: %s refused is %s', (role, refused) => {
  expect(checkUserManager({ role })).toMatchObject(
    refused
      ? { refused, code: 'FORBIDDEN', message: "You don't have permission to manage users." }
      : { refused },
  );
  expect(checkLeaveAdmin({ role })).toMatchObject(
    refused
      ? { refused, code: 'FORBIDDEN', message: "You don't have permission to set up leave." }
      : { refused },
  );
  expect(checkPayrollAdmin({ role })).toMatchObject(refused ? { refused, code: 'FORBIDDEN' } : { refused });
  expect(checkSicknessReader({ role })).toMatchObject(refused ? { refused, code: 'FORBIDDEN' } : { refused });
  expect(checkConnectionAdmin({ role }).refused).toBe(role !== 'SYSTEM_ADMIN');
});
