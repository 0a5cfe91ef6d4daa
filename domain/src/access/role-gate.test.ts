import { describe, expect, test } from 'vitest';
import { approvalScope, isAdmin, isManager, isSystemAdmin, type Viewer } from './permissions.ts';
import { roles } from './role.ts';
import {
  adminRoles,
  approverRoles,
  passesRoleGate,
  scopedApproverRoles,
  systemAdminRoles,
} from './role-gate.ts';

const own = '018f0000-0000-7000-8000-000000000001';
const foreign = '018f0000-0000-7000-8000-000000000002';
const viewerWith = (role: Viewer['role']): Viewer => ({ id: own, role });

describe.each(roles)('%s', (role) => {
  const viewer = viewerWith(role);

  test('passes the gates of its own groups only', () => {
    expect(passesRoleGate(viewer, { roles: adminRoles })).toBe(isAdmin(viewer));
    expect(passesRoleGate(viewer, { roles: approverRoles })).toBe(isManager(viewer));
    const isScoped = approvalScope(viewer).reach === 'department-and-led-teams';
    expect(passesRoleGate(viewer, { roles: scopedApproverRoles })).toBe(isScoped);
    expect(passesRoleGate(viewer, { roles: systemAdminRoles })).toBe(isSystemAdmin(viewer));
  });

  test('has all of the roles only if no other is named', () => {
    expect(passesRoleGate(viewer, { roles: [role], needs: 'all' })).toBe(true);
    expect(passesRoleGate(viewer, { roles, needs: 'all' })).toBe(false);
  });

  test("passes to own data, and to others' data as a manager or above", () => {
    expect(passesRoleGate(viewer, { roles, userId: own })).toBe(true);
    expect(passesRoleGate(viewer, { roles, userId: foreign })).toBe(isManager(viewer));
  });

  test('no list of roles lets anyone in', () => {
    expect(passesRoleGate(viewer, { roles: [] })).toBe(false);
  });
});
