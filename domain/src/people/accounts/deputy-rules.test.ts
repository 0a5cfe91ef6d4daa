import { expect, test } from 'vitest';
import type { Role } from '../../access/role.ts';
import { checkDeputy, checkDeputyKeeper, deputyRoles } from './deputy-rules.ts';

const today = '2026-06-01';
const person = (id: string, role: Role, isActive = true) => ({ id, role, isActive });
const maria = person('maria', 'MANAGER');
const ben = person('ben', 'MANAGER');
const helen = person('helen', 'HR_ADMIN');
const june = { startDate: '2026-06-01', endDate: '2026-06-30' };

test.each([
  ['herself', 'maria', 'MANAGER', false],
  ['an administrator', 'helen', 'HR_ADMIN', false],
  ['another manager', 'ben', 'MANAGER', true],
  ['an employee', 'lena', 'EMPLOYEE', true],
] as const)("Maria's deputy, named by %s: refused %4$s", (_who, id, role, refused) => {
  expect(checkDeputyKeeper({ id, role }, 'maria').refused).toBe(refused);
});

test.each([
  ['a manager for a manager', maria, ben, undefined],
  ['an administrator for a manager', maria, helen, undefined],
  ['an administrator for another one', helen, person('ada', 'SYSTEM_ADMIN'), undefined],
  ['a manager for an administrator', helen, ben, 'deputyId'],
  ['an employee', maria, person('lena', 'EMPLOYEE'), 'deputyId'],
  ['a deactivated person', maria, person('ben', 'MANAGER', false), 'deputyId'],
  ['an unknown person', maria, undefined, 'deputyId'],
  ['themselves', maria, maria, 'deputyId'],
  ['anyone for an employee', person('lena', 'EMPLOYEE'), ben, 'userId'],
] as const)('%s as a deputy: refused at %s', (_what, user, deputy, path) => {
  const decision = checkDeputy(june, { user, deputy, taken: [], today });
  expect(decision).toMatchObject(path ? { refused: true, issues: [{ path }] } : { refused: false });
});

test.each([
  [{ startDate: '2026-06-10', endDate: '2026-06-09' }, 'endDate'],
  [{ startDate: '2026-05-01', endDate: '2026-05-31' }, 'endDate'],
  [{ startDate: '2026-05-01', endDate: '2026-06-01' }, undefined],
  [{ startDate: '2026-07-15', endDate: '2026-07-20' }, 'startDate'],
] as const)('for %o: refused at %s', (period, path) => {
  const taken = [{ startDate: '2026-07-20', endDate: '2026-07-31' }];
  const decision = checkDeputy(period, { user: maria, deputy: ben, taken, today });
  expect(decision).toMatchObject(path ? { refused: true, issues: [{ path }] } : { refused: false });
});

test('the roles of deputies are those the check accepts, for any approver', () => {
  const roles: readonly Role[] = ['EMPLOYEE', 'MANAGER', 'HR_ADMIN', 'SYSTEM_ADMIN'];
  for (const isActive of [true, false]) {
    for (const role of roles) {
      const user = person('absent', role, isActive);
      const accepted = roles.filter(
        (each) => !checkDeputy(june, { user, deputy: person('deputy', each), taken: [], today }).refused,
      );
      expect(deputyRoles(user)).toEqual(accepted);
    }
  }
});
