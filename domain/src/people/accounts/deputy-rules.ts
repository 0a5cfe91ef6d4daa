import { isAdmin, isManager, type Viewer } from '../../access/permissions.ts';
import type { Role } from '../../access/role.ts';
import { adminRoles, approverRoles } from '../../access/role-gate.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { overlaps, type Period } from '../../calendar/period.ts';
import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import type { Administered } from './user-rules.ts';

/**
 * Whether the viewer may see and name the user's deputies: their own, or anyone's as an administrator. Refuses with
 * `FORBIDDEN`.
 */
export function checkDeputyKeeper(
  viewer: Pick<Viewer, 'id' | 'role'>,
  userId: string,
): Decision<'FORBIDDEN'> {
  if (viewer.id === userId || isAdmin(viewer)) return allowed;
  return refuse('FORBIDDEN', 'Only the person themselves and administrators name a deputy');
}

/** The roles of people who may deputise for the user; empty if no one may. */
export function deputyRoles(user: Pick<Administered, 'role' | 'isActive'>): readonly Role[] {
  if (!user.isActive || !isManager(user)) return [];
  return isAdmin(user) ? adminRoles : approverRoles;
}

interface DeputyFacts {
  user: Administered;
  deputy: Administered | undefined;
  /** When the user already has a deputy. */
  taken: readonly Period[];
  today: CalendarDate;
}

/**
 * Whether the deputy is valid for the user in the period: another active person who also decides requests, one at a
 * time, and not only in the past. Refuses with `VALIDATION_ERROR` at the field.
 */
export function checkDeputy(
  { startDate, endDate }: Period,
  { user, deputy, taken, today }: DeputyFacts,
): Decision<'VALIDATION_ERROR'> {
  if (!user.isActive || !isManager(user)) {
    return refuseInput('userId', 'Only people who decide requests have a deputy');
  }
  if (!deputy?.isActive) return refuseInput('deputyId', 'This person cannot sign in');
  if (deputy.id === user.id) return refuseInput('deputyId', 'Nobody is their own deputy');
  if (!isManager(deputy))
    return refuseInput('deputyId', 'A deputy decides requests themselves: a manager or an administrator');
  if (isAdmin(user) && !isAdmin(deputy)) {
    return refuseInput('deputyId', 'Only another administrator can stand in for an administrator');
  }
  if (endDate < startDate) return refuseInput('endDate', 'End date must be on or after start date');
  if (endDate < today) return refuseInput('endDate', 'End date cannot be in the past');
  if (taken.some((each) => overlaps(each, { startDate, endDate }))) {
    return refuseInput('startDate', 'There is a deputy for some of these days already');
  }
  return allowed;
}
