import { checkUserManager } from '../../access/admin-rules.ts';
import { checkOwnRecord, noOverride, type SelfServiceOverride } from '../../access/own-record.ts';
import { isAdmin, isSystemAdmin, mayChangeUser, type Viewer } from '../../access/permissions.ts';
import type { Role } from '../../access/role.ts';
import { isErased } from '../../erased-person.ts';
import { allowed, type Decision, refuse, refuseAtField } from '../../refusal.ts';

export interface Administered {
  id: string;
  role: Role;
  isActive: boolean;
}

/** Refuses with `FORBIDDEN` if the viewer may not change the user's record. */
export function checkUserChange(
  viewer: Pick<Viewer, 'role'>,
  user: Pick<Viewer, 'role'>,
): Decision<'FORBIDDEN'> {
  const permission = checkUserManager(viewer);
  if (permission.refused || mayChangeUser(viewer, user)) return permission;
  return refuse('FORBIDDEN', 'Only a system administrator can change a system administrator');
}

/** Refuses with `FORBIDDEN` if the viewer may not grant the role. */
export function checkRoleGrant(viewer: Pick<Viewer, 'role'>, role: Role): Decision<'FORBIDDEN'> {
  const permission = checkUserManager(viewer);
  if (permission.refused || isSystemAdmin(viewer) || !isSystemAdmin({ role })) return permission;
  return refuse('FORBIDDEN', 'Only a system administrator can make someone a system administrator');
}

export const ownEmployment = 'You cannot change your own employment dates; another administrator can';

/**
 * Whether the viewer may change the user's employment dates: their own only as the sole administrator, with a reason.
 * Refuses with `FORBIDDEN` or `OWN_RECORD`.
 */
export function checkEmploymentChange(
  viewer: Pick<Viewer, 'id' | 'role'>,
  user: Pick<Administered, 'id' | 'role'>,
  selfServiceOverride: SelfServiceOverride = noOverride,
): Decision<'FORBIDDEN' | 'OWN_RECORD'> {
  return checkChangeOrOwn(viewer, user, ownEmployment, selfServiceOverride);
}

export const ownAddress = 'You cannot change your own address; another administrator can';

export const addressOfAdmin = 'Only a system administrator can change the address of an administrator';

/** How many days a former administrator's address stays protected. */
export const formerAdminDays = 30;

/**
 * Whether the viewer may change the user's address; its new owner can sign in as the user. The address of an
 * administrator, now or in the last 30 days, is changed by another system administrator; the only active
 * administrator may change it, and their own, with a reason. Refuses with `FORBIDDEN` at `email`, or `OWN_RECORD`.
 */
export function checkAddressChange(
  viewer: Pick<Viewer, 'id' | 'role'>,
  user: Pick<Administered, 'id' | 'role'> & { wasAdmin?: boolean },
  selfServiceOverride: SelfServiceOverride = noOverride,
): Decision<'FORBIDDEN' | 'OWN_RECORD'> {
  const permission = checkChangeOrOwn(viewer, user, ownAddress, selfServiceOverride);
  if (permission.refused || viewer.id === user.id || isSystemAdmin(viewer)) return permission;
  if (!isAdmin(user) && user.wasAdmin !== true) return permission;
  if (selfServiceOverride.isOnlyAdmin) return checkOwnRecord('OWN_RECORD', ownAddress, selfServiceOverride);
  return refuseAtField('FORBIDDEN', 'email', addressOfAdmin);
}

function checkChangeOrOwn(
  viewer: Pick<Viewer, 'id' | 'role'>,
  user: Pick<Administered, 'id' | 'role'>,
  sentence: string,
  selfServiceOverride: SelfServiceOverride,
): Decision<'FORBIDDEN' | 'OWN_RECORD'> {
  const permission = checkUserChange(viewer, user);
  if (permission.refused || viewer.id !== user.id) return permission;
  return checkOwnRecord('OWN_RECORD', sentence, selfServiceOverride);
}

/** Refuses with `FORBIDDEN` or `OWN_RECORD` if the viewer may not change the user's role. */
export function checkRoleChange(
  viewer: Pick<Viewer, 'id' | 'role'>,
  user: Pick<Administered, 'id' | 'role'>,
  role: Role,
): Decision<'FORBIDDEN' | 'OWN_RECORD'> {
  const permission = checkUserChange(viewer, user);
  if (permission.refused) return permission;
  if (viewer.id === user.id) return refuse('OWN_RECORD', 'You cannot change your own role');
  return checkRoleGrant(viewer, role);
}

/** Whether the viewer may deactivate the user. Refuses with `FORBIDDEN`, `OWN_ACCOUNT` or `INVALID_TRANSITION`. */
export function checkDeactivation(
  viewer: Pick<Viewer, 'id' | 'role'>,
  user: Administered,
): Decision<'FORBIDDEN' | 'OWN_ACCOUNT' | 'INVALID_TRANSITION'> {
  const permission = checkUserChange(viewer, user);
  if (permission.refused) return permission;
  if (viewer.id === user.id) return refuse('OWN_ACCOUNT', 'You cannot deactivate yourself');
  return user.isActive ? allowed : refuse('INVALID_TRANSITION', 'The user is deactivated already');
}

/**
 * Whether the viewer may send a welcome mail to the user, who must never have signed in. Refuses with `FORBIDDEN` or
 * `INVALID_TRANSITION`.
 */
export function checkWelcome(
  viewer: Pick<Viewer, 'role'>,
  { isActive, hasSignedIn = true }: { isActive: boolean; hasSignedIn?: boolean | undefined },
): Decision<'FORBIDDEN' | 'INVALID_TRANSITION'> {
  const permission = checkUserManager(viewer);
  if (permission.refused) return permission;
  if (!isActive) return refuse('INVALID_TRANSITION', 'The user is deactivated');
  return hasSignedIn ? refuse('INVALID_TRANSITION', 'The user has signed in already') : allowed;
}

/** Whether the viewer may reactivate the user. Refuses with `FORBIDDEN` or `INVALID_TRANSITION`. */
export function checkReactivation(
  viewer: Pick<Viewer, 'role'>,
  user: Pick<Administered, 'role' | 'isActive'>,
): Decision<'FORBIDDEN' | 'INVALID_TRANSITION'> {
  const permission = checkUserChange(viewer, user);
  if (permission.refused) return permission;
  return user.isActive ? refuse('INVALID_TRANSITION', 'The user is active already') : allowed;
}

/** Refuses with `INVALID_TRANSITION` any change of an erased user. */
export function checkNotErased(user: { email: string }): Decision<'INVALID_TRANSITION'> {
  return isErased(user)
    ? refuse('INVALID_TRANSITION', 'This person has been erased; nothing of them can be changed or exported')
    : allowed;
}

/**
 * Whether the viewer may erase the user, who must have left. Refuses with `FORBIDDEN`, `OWN_ACCOUNT` or
 * `INVALID_TRANSITION`.
 */
export function checkErasure(
  viewer: Pick<Viewer, 'id' | 'role'>,
  user: Administered & { email: string },
): Decision<'FORBIDDEN' | 'OWN_ACCOUNT' | 'INVALID_TRANSITION'> {
  const permission = checkUserChange(viewer, user);
  if (permission.refused) return permission;
  if (viewer.id === user.id) return refuse('OWN_ACCOUNT', 'You cannot erase yourself');
  if (user.isActive) return refuse('INVALID_TRANSITION', 'Only somebody who is deactivated can be erased');
  return checkNotErased(user);
}

/**
 * Refuses with `LAST_SYSTEM_ADMIN` if no active system administrator would remain. Only leaving can cause this:
 * demotions and deactivations are made by another active system administrator.
 */
export function checkSystemAdminLeaving(
  accounts: readonly Administered[],
  userId: string,
): Decision<'LAST_SYSTEM_ADMIN'> {
  const administrators = accounts.filter((account) => isSystemAdmin(account) && account.isActive);
  return administrators.length === 1 && administrators[0]?.id === userId
    ? refuse('LAST_SYSTEM_ADMIN', 'The last active system administrator cannot leave')
    : allowed;
}
