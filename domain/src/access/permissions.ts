import type { Role } from './role.ts';

/** The caller, with what permission rules need. */
export interface Viewer {
  id: string;
  /** A service has no role, and so none of a role's rights. */
  role: Role | 'SERVICE';
  departmentId?: string | undefined;
}

/** Whether the role is system administrator. */
export function isSystemAdmin({ role }: Pick<Viewer, 'role'>): boolean {
  return role === 'SYSTEM_ADMIN';
}

/** Whether the role is HR administrator. */
export function isHrAdmin({ role }: Pick<Viewer, 'role'>): boolean {
  return role === 'HR_ADMIN';
}

/** Whether the role is HR or system administrator. */
export function isAdmin({ role }: Pick<Viewer, 'role'>): boolean {
  return role === 'HR_ADMIN' || role === 'SYSTEM_ADMIN';
}

/** Whether the role has the rights of a manager. */
export function isManager({ role }: Pick<Viewer, 'role'>): boolean {
  return role === 'MANAGER' || role === 'HR_ADMIN' || role === 'SYSTEM_ADMIN';
}

/** Whether the viewer sees the administration pages. */
export function mayViewAdminPanel(viewer: Pick<Viewer, 'role'>): boolean {
  return isAdmin(viewer);
}

/** Whether the viewer may invite people and change their accounts. */
export function mayManageUsers(viewer: Pick<Viewer, 'role'>): boolean {
  return isAdmin(viewer);
}

/**
 * Whether the viewer may change the user's record; only system administrators may change a system administrator's.
 */
export function mayChangeUser(viewer: Pick<Viewer, 'role'>, user: Pick<Viewer, 'role'>): boolean {
  return isSystemAdmin(viewer) || (mayManageUsers(viewer) && !isSystemAdmin(user));
}

/** Whether the viewer may create and change every team. */
export function mayManageTeams(viewer: Pick<Viewer, 'role'>): boolean {
  return isAdmin(viewer);
}

/** Whether the viewer may decide requests within a scope. */
export function mayApproveTimeOff(viewer: Pick<Viewer, 'role'>): boolean {
  return isManager(viewer);
}

/**
 * Whether the role lets the viewer see the person's data: their own, or as a manager or administrator. The scope is
 * checked separately.
 */
export function canAccessUserData(viewer: Viewer, userId: string): boolean {
  return viewer.id === userId || isAdmin(viewer) || isManager(viewer);
}

/** Whether the viewer may change the person's data: their own, or as an administrator. */
export function canModifyUserData(viewer: Viewer, userId: string): boolean {
  return viewer.id === userId || isAdmin(viewer);
}

/**
 * Whose requests the viewer decides. Admins: everyone's. Managers: those of active people in their own department and
 * in teams they lead. Employees: no one's. Never their own.
 */
export type ApprovalScope =
  | { reach: 'everyone' }
  | { reach: 'department-and-led-teams'; departmentId?: string | undefined }
  | { reach: 'nobody' };

/** The scope of requests the viewer decides. */
export function approvalScope(viewer: Viewer): ApprovalScope {
  if (isAdmin(viewer)) return { reach: 'everyone' };
  if (isManager(viewer)) return { reach: 'department-and-led-teams', departmentId: viewer.departmentId };
  return { reach: 'nobody' };
}
