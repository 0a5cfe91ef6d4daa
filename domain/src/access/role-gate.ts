import { canAccessUserData, type Viewer } from './permissions.ts';
import type { Role } from './role.ts';

export const adminRoles = ['HR_ADMIN', 'SYSTEM_ADMIN'] as const satisfies Role[];
export const approverRoles = ['MANAGER', ...adminRoles] as const satisfies Role[];
/** Approvers whose scope is their own department and the teams they lead. */
export const scopedApproverRoles = ['MANAGER'] as const satisfies Role[];
export const hrAdminRoles = ['HR_ADMIN'] as const satisfies Role[];
export const systemAdminRoles = ['SYSTEM_ADMIN'] as const satisfies Role[];

export interface RoleGateRule {
  roles: readonly Role[];
  /** Whether any role is enough (the default) or all are required. */
  needs?: 'any' | 'all';
  /** The person the gated data belongs to; the viewer must be allowed to see it. */
  userId?: string | undefined;
}

/** Whether the viewer has any, or all, of the roles and may see the person's data. */
export function passesRoleGate(viewer: Viewer, { roles, needs = 'any', userId }: RoleGateRule): boolean {
  const isViewers = (role: Role) => role === viewer.role;
  const hasRole = needs === 'any' ? roles.some(isViewers) : roles.every(isViewers);
  return hasRole && (userId === undefined || canAccessUserData(viewer, userId));
}
