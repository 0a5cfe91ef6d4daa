import { checkScope } from '../endpoint.ts';
import { allowed, type Decision, refuse } from '../refusal.ts';
import { message } from './messages/message.ts';
import { isSystemAdmin, mayManageUsers, type Viewer } from './permissions.ts';
import { isService, type Service } from './principal.ts';

/** Refuses with `FORBIDDEN` if the viewer may not manage users. */
export function checkUserManager(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return mayManageUsers(viewer) ? allowed : refuse('FORBIDDEN', message('access.manageUsersForbidden'));
}

/** Refuses with `FORBIDDEN` people who may not manage users, and services that may not read them. */
export function checkUserReader(caller: Pick<Viewer, 'role'> | Service): Decision<'FORBIDDEN'> {
  return isService(caller) ? checkScope('people:read', caller) : checkUserManager(caller);
}

/** Refuses with `FORBIDDEN` if the viewer may not set up leave. */
export function checkLeaveAdmin(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return mayManageUsers(viewer) ? allowed : refuse('FORBIDDEN', message('access.leaveForbidden'));
}

/** Refuses with `FORBIDDEN` if the viewer may not see the illnesses of others. */
export function checkSicknessReader(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return mayManageUsers(viewer) ? allowed : refuse('FORBIDDEN', message('access.sicknessForbidden'));
}

/** Refuses with `FORBIDDEN` if the viewer may not hand over payroll data. */
export function checkPayrollAdmin(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return mayManageUsers(viewer) ? allowed : refuse('FORBIDDEN', message('access.payrollForbidden'));
}

/** Refuses with `FORBIDDEN` if the viewer may not manage what leaves the product. */
export function checkConnectionAdmin(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return isSystemAdmin(viewer) ? allowed : refuse('FORBIDDEN', message('access.connectionsForbidden'));
}
