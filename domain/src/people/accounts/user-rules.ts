import { checkUserManager } from '../../access/admin-rules.ts';
import { checkOwnRecord, noOverride, type SelfServiceOverride } from '../../access/own-record.ts';
import { isAdmin, isSystemAdmin, mayChangeUser, type Viewer } from '../../access/permissions.ts';
import type { Role } from '../../access/role.ts';
import { isErased } from '../../erased-person.ts';
import type { Said } from '../../language/message.ts';
import { allowed, type Decision, refuse, refuseAtField } from '../../refusal.ts';
import { ruleMessage } from './messages/rule-message.ts';

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
  return refuse('FORBIDDEN', ruleMessage('people.accounts.systemAdminOnlyChange'));
}

/** Refuses with `FORBIDDEN` if the viewer may not grant the role. */
export function checkRoleGrant(viewer: Pick<Viewer, 'role'>, role: Role): Decision<'FORBIDDEN'> {
  const permission = checkUserManager(viewer);
  if (permission.refused || isSystemAdmin(viewer) || !isSystemAdmin({ role })) return permission;
  return refuse('FORBIDDEN', ruleMessage('people.accounts.systemAdminOnlyGrant'));
}

export const ownEmployment = ruleMessage('people.accounts.ownEmployment');

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

export const ownAddress = ruleMessage('people.accounts.ownAddress');

export const addressOfAdmin = ruleMessage('people.accounts.addressOfAdmin');

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
  sentence: Said,
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
  if (viewer.id === user.id) return refuse('OWN_RECORD', ruleMessage('people.accounts.ownRole'));
  return checkRoleGrant(viewer, role);
}

/** Whether the viewer may deactivate the user. Refuses with `FORBIDDEN`, `OWN_ACCOUNT` or `INVALID_TRANSITION`. */
export function checkDeactivation(
  viewer: Pick<Viewer, 'id' | 'role'>,
  user: Administered,
): Decision<'FORBIDDEN' | 'OWN_ACCOUNT' | 'INVALID_TRANSITION'> {
  const permission = checkUserChange(viewer, user);
  if (permission.refused) return permission;
  if (viewer.id === user.id) return refuse('OWN_ACCOUNT', ruleMessage('people.accounts.ownDeactivation'));
  return user.isActive
    ? allowed
    : refuse('INVALID_TRANSITION', ruleMessage('people.accounts.alreadyDeactivated'));
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
  if (!isActive) return refuse('INVALID_TRANSITION', ruleMessage('people.accounts.deactivated'));
  return hasSignedIn ? refuse('INVALID_TRANSITION', ruleMessage('people.accounts.hasSignedIn')) : allowed;
}

/** Whether the viewer may reactivate the user. Refuses with `FORBIDDEN` or `INVALID_TRANSITION`. */
export function checkReactivation(
  viewer: Pick<Viewer, 'role'>,
  user: Pick<Administered, 'role' | 'isActive'>,
): Decision<'FORBIDDEN' | 'INVALID_TRANSITION'> {
  const permission = checkUserChange(viewer, user);
  if (permission.refused) return permission;
  return user.isActive ? refuse('INVALID_TRANSITION', ruleMessage('people.accounts.alreadyActive')) : allowed;
}

/** Refuses with `INVALID_TRANSITION` any change of an erased user. */
export function checkNotErased(user: { email: string }): Decision<'INVALID_TRANSITION'> {
  return isErased(user) ? refuse('INVALID_TRANSITION', ruleMessage('people.accounts.erased')) : allowed;
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
  if (viewer.id === user.id) return refuse('OWN_ACCOUNT', ruleMessage('people.accounts.ownErasure'));
  if (user.isActive) return refuse('INVALID_TRANSITION', ruleMessage('people.accounts.activeErasure'));
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
    ? refuse('LAST_SYSTEM_ADMIN', ruleMessage('people.accounts.lastSystemAdmin'))
    : allowed;
}
