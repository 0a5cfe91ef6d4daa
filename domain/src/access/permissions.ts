import type { Role } from './role.ts';

/** The person who acts: what every rule about permission needs to know of them. */
export interface Viewer {
  id: string;
  role: Role;
  departmentId?: string | undefined;
}

/** Whether the role is that of a system administrator. */
export function isSystemAdmin({ role }: Pick<Viewer, 'role'>): boolean {
  return role === 'SYSTEM_ADMIN';
}

/** Whether the role is that of an HR administrator. */
export function isHrAdmin({ role }: Pick<Viewer, 'role'>): boolean {
  return role === 'HR_ADMIN';
}

/** Whether the role is that of an HR or a system administrator. */
export function isAdmin({ role }: Pick<Viewer, 'role'>): boolean {
  return role === 'HR_ADMIN' || role === 'SYSTEM_ADMIN';
}

/** Whether the role is that of a manager, or one with all that managers may. */
export function isManager({ role }: Pick<Viewer, 'role'>): boolean {
  return role === 'MANAGER' || role === 'HR_ADMIN' || role === 'SYSTEM_ADMIN';
}

/** Whether the viewer sees the pages of administration. */
export function mayViewAdminPanel(viewer: Pick<Viewer, 'role'>): boolean {
  return isAdmin(viewer);
}

/** Whether the viewer may invite people and change their accounts. */
export function mayManageUsers(viewer: Pick<Viewer, 'role'>): boolean {
  return isAdmin(viewer);
}

/** Whether the viewer may change the user's record: an admin may, but a system administrator's only another one. */
export function mayChangeUser(viewer: Pick<Viewer, 'role'>, user: Pick<Viewer, 'role'>): boolean {
  return isSystemAdmin(viewer) || (mayManageUsers(viewer) && !isSystemAdmin(user));
}

/** Whether the viewer may make and change every team. */
export function mayManageTeams(viewer: Pick<Viewer, 'role'>): boolean {
  return isAdmin(viewer);
}

/** Whether the viewer is an approver: someone who may decide requests within a scope. */
export function mayApproveTimeOff(viewer: Pick<Viewer, 'role'>): boolean {
  return isManager(viewer);
}

/** Whether the role lets the viewer see data of the person: their own, or as a manager or administrator, whose scope is asked besides. */
export function canAccessUserData(viewer: Viewer, userId: string): boolean {
  return viewer.id === userId || isAdmin(viewer) || isManager(viewer);
}

/** Whether the viewer may change the data of the person: their own, or as an administrator. */
export function canModifyUserData(viewer: Viewer, userId: string): boolean {
  return viewer.id === userId || isAdmin(viewer);
}

/**
 * Whose requests the viewer decides: everyone's for an admin; for a manager the active people of their own
 * department and of the teams they lead; nobody's for an employee. Never their own.
 */
export type ApprovalScope =
  | { reach: 'everyone' }
  | { reach: 'department-and-led-teams'; departmentId?: string | undefined }
  | { reach: 'nobody' };

/** The scope in which the viewer decides requests. */
export function approvalScope(viewer: Viewer): ApprovalScope {
  if (isAdmin(viewer)) return { reach: 'everyone' };
  if (isManager(viewer)) return { reach: 'department-and-led-teams', departmentId: viewer.departmentId };
  return { reach: 'nobody' };
}
