import { expect, test } from 'vitest';
import { checkLeaveAdmin, checkUserManager } from './admin-rules.ts';

test.each([
  ['SYSTEM_ADMIN', false],
  ['HR_ADMIN', false],
  ['MANAGER', true],
  ['EMPLOYEE', true],
] as const)('users and leave are managed by administrators: %s refused is %s', (role, refused) => {
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
});
