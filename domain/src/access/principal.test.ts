import { expect, test } from 'vitest';
import { type Scope, scopes } from '../endpoint.ts';
import { absenceScope, absenceVisibilities } from './absence-scope.ts';
import { checkUserReader } from './admin-rules.ts';
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
import { isService, type Person, type Service, viewerOf } from './principal.ts';
import { roles } from './role.ts';

const allowed = (...given: Scope[]): Service => ({
  kind: 'SERVICE',
  id: 'a service',
  name: 'Payroll',
  scopes: given,
  createdBy: { id: 'sam', name: 'Sam', email: 'sam@example.com' },
});
const service = allowed(...scopes);
const viewer = viewerOf(service);

test('a person is a viewer as they are', () => {
  for (const role of roles) {
    const person: Person = {
      kind: 'PERSON',
      id: 'ann',
      version: 1,
      email: 'ann@example.com',
      name: 'Ann',
      role,
      emailVerified: true,
      isActive: true,
    };
    expect(viewerOf(person)).toBe(person);
    expect([isService(person), isService({ role }), isService(service)]).toEqual([false, false, true]);
  }
});

test('a service has no right of a role, whatever its scopes', () => {
  const rights = [isSystemAdmin, isHrAdmin, isAdmin, isManager, mayViewAdminPanel];
  const others = [mayManageUsers, mayManageTeams, mayApproveTimeOff];
  for (const right of [...rights, ...others]) expect(right(viewer)).toBe(false);
  expect(mayChangeUser(viewer, { role: 'EMPLOYEE' })).toBe(false);
  expect(canAccessUserData(viewer, 'ann')).toBe(false);
  expect(canModifyUserData(viewer, 'ann')).toBe(false);
  expect(approvalScope(viewer)).toEqual({ reach: 'nobody' });
});

test("the setting of whose absences colleagues see doesn't bind services", () => {
  for (const visibility of absenceVisibilities) expect(absenceScope(viewer, visibility)).toBe('everyone');
});

test('users are read by people who manage them, and by services with the scope', () => {
  const isAllowed = (caller: Parameters<typeof checkUserReader>[0]) => !checkUserReader(caller).refused;
  expect(roles.filter((role) => isAllowed({ role })).sort()).toEqual(['HR_ADMIN', 'SYSTEM_ADMIN']);
  expect(scopes.filter((scope) => isAllowed(allowed(scope)))).toEqual(['people:read']);
});
