import { describe, expect, test } from 'vitest';
import {
  approvalScope,
  canAccessUserData,
  canModifyUserData,
  isAdmin,
  isHrAdmin,
  isManager,
  isSystemAdmin,
  mayApproveTimeOff,
  mayChangeUser,
  mayManageTeams,
  mayManageUsers,
  mayViewAdminPanel,
} from './permissions.ts';
import { firstRole, type Role, roles } from './role.ts';

const whoMay = (rule: (viewer: { role: Role }) => boolean) => roles.filter((role) => rule({ role }));
const viewerOf = (role: Role) => ({ id: 'me', role, departmentId: 'sales' });

describe('by role', () => {
  const admins = ['SYSTEM_ADMIN', 'HR_ADMIN'];
  const managers = [...admins, 'MANAGER'];

  test.each([
    ['isSystemAdmin', isSystemAdmin, ['SYSTEM_ADMIN']],
    ['isHrAdmin', isHrAdmin, ['HR_ADMIN']],
    ['isAdmin', isAdmin, admins],
    ['isManager', isManager, managers],
    ['mayViewAdminPanel', mayViewAdminPanel, admins],
    ['mayManageUsers', mayManageUsers, admins],
    ['mayManageTeams', mayManageTeams, admins],
    ['mayApproveTimeOff', mayApproveTimeOff, managers],
  ])('%s', (_name, rule, expected) => {
    expect(whoMay(rule)).toEqual(expected);
  });
});

test.each([
  ['SYSTEM_ADMIN', ['SYSTEM_ADMIN', 'HR_ADMIN', 'MANAGER', 'EMPLOYEE']],
  ['HR_ADMIN', ['HR_ADMIN', 'MANAGER', 'EMPLOYEE']],
  ['MANAGER', []],
  ['EMPLOYEE', []],
] as const)('%s changes the records of %j', (role, changed) => {
  expect(roles.filter((other) => mayChangeUser({ role }, { role: other }))).toEqual(changed);
});

describe('personal data', () => {
  test.each([
    ['SYSTEM_ADMIN', true, true],
    ['HR_ADMIN', true, true],
    ['MANAGER', true, false],
    ['EMPLOYEE', false, false],
  ] as const)("%s: reads others' data %s, changes it %s", (role, mayRead, mayModify) => {
    expect(canAccessUserData(viewerOf(role), 'other')).toBe(mayRead);
    expect(canModifyUserData(viewerOf(role), 'other')).toBe(mayModify);
  });

  test.each(roles)('%s: reads and modifies their own', (role) => {
    expect(canAccessUserData(viewerOf(role), 'me')).toBe(true);
    expect(canModifyUserData(viewerOf(role), 'me')).toBe(true);
  });
});

test.each([
  ['SYSTEM_ADMIN', { reach: 'everyone' }],
  ['HR_ADMIN', { reach: 'everyone' }],
  ['MANAGER', { reach: 'department-and-led-teams', departmentId: 'sales' }],
  ['EMPLOYEE', { reach: 'nobody' }],
] as const)('a %s decides for %j', (role, scope) => {
  expect(approvalScope(viewerOf(role))).toEqual(scope);
});

describe('the first role of an account', () => {
  const staff = {
    systemAdmins: ['root@example.com'],
    hrAdmins: ['hr@example.com', 'root@example.com'],
    managers: ['boss@example.com', 'hr@example.com'],
  };

  test.each([
    ['root@example.com', 'SYSTEM_ADMIN'],
    ['ROOT@Example.com', 'SYSTEM_ADMIN'],
    ['hr@example.com', 'HR_ADMIN'],
    ['boss@example.com', 'MANAGER'],
    ['anybody@example.com', 'EMPLOYEE'],
    ['root@example.com.evil.test', 'EMPLOYEE'],
  ])('%s becomes %s', (email, role) => {
    expect(firstRole(email, staff)).toBe(role);
  });
});
