import { canAccessUserData } from '@almanac/domain/access/permissions';
import { type Outcome, refuse } from '@almanac/domain/refusal';
import {
  type AskedPeriod,
  askedPeriod,
  checkAskedPeriod,
  type MembershipPeriod,
} from '@almanac/domain/teams/members/membership-period';
import { message } from '@almanac/domain/teams/members/messages/message';
import { doesUserExist } from '../../../people/accounts/records/queries.ts';
import { userNotFound } from '../../../people/accounts/records/user-not-found.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { readMemberships, type StoredMembership } from '../membership-queries.ts';

export interface FoundAllocations {
  period: MembershipPeriod;
  memberships: StoredMembership[];
}

/** A person's memberships with the requested period. Refuses callers who may not see them. */
export async function findAllocations(
  context: UseCaseContext,
  userId: string,
  asked: AskedPeriod,
): Promise<Outcome<FoundAllocations, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  if (canAccessUserData(context.actor, userId)) return findAllocationsOf(context, userId, asked);
  return refuse('FORBIDDEN', message('teams.members.allocationsHidden'));
}

/** The actor's memberships with the requested period. */
export function findOwnAllocations(
  context: UseCaseContext,
  asked: AskedPeriod,
): Promise<Outcome<FoundAllocations, 'VALIDATION_ERROR' | 'NOT_FOUND'>> {
  return findAllocationsOf(context, context.actor.id, asked);
}

async function findAllocationsOf(
  { database, today }: UseCaseContext,
  userId: string,
  { startDate, endDate }: AskedPeriod,
): Promise<Outcome<FoundAllocations, 'VALIDATION_ERROR' | 'NOT_FOUND'>> {
  const period = askedPeriod({ startDate, endDate }, today);
  const order = checkAskedPeriod(period);
  if (order.refused) return order;
  if (!(await doesUserExist(database, userId))) return userNotFound();
  return { period, memberships: await readMemberships(database, [userId]) };
}
