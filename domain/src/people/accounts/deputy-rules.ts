import { isAdmin, isManager, type Viewer } from '../../access/permissions.ts';
import type { Role } from '../../access/role.ts';
import { adminRoles, approverRoles } from '../../access/role-gate.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { overlaps, type Period } from '../../calendar/period.ts';
import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { ruleMessage } from './messages/rule-message.ts';
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
  return refuse('FORBIDDEN', ruleMessage('people.accounts.deputyKeepers'));
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
    return refuseInput('userId', ruleMessage('people.accounts.deputyOfApproversOnly'));
  }
  if (!deputy?.isActive) return refuseInput('deputyId', ruleMessage('people.accounts.deputyCannotSignIn'));
  if (deputy.id === user.id) return refuseInput('deputyId', ruleMessage('people.accounts.ownDeputy'));
  if (!isManager(deputy)) return refuseInput('deputyId', ruleMessage('people.accounts.deputyDecides'));
  if (isAdmin(user) && !isAdmin(deputy)) {
    return refuseInput('deputyId', ruleMessage('people.accounts.deputyOfAdmin'));
  }
  if (endDate < startDate) return refuseInput('endDate', ruleMessage('people.accounts.deputyEndBeforeStart'));
  if (endDate < today) return refuseInput('endDate', ruleMessage('people.accounts.deputyEndPast'));
  if (taken.some((each) => overlaps(each, { startDate, endDate }))) {
    return refuseInput('startDate', ruleMessage('people.accounts.deputyOverlaps'));
  }
  return allowed;
}
