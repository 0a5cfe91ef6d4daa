import { canAccessUserData } from '@almanac/domain/access/permissions';
import { notFound, type Outcome, refuse } from '@almanac/domain/refusal';
import {
  type AskedPeriod,
  askedPeriod,
  checkAskedPeriod,
  type MembershipPeriod,
} from '@almanac/domain/teams/members/membership-period';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { doesUserExist, readMemberships, type StoredMembership } from './membership-queries.ts';

/** Finds a person's memberships, with the period asked about, for those who may see them. */
export async function findAllocations(
  { database, actor, today }: UseCaseContext,
  userId: string,
  { startDate, endDate }: AskedPeriod,
): Promise<Outcome<{ period: MembershipPeriod; memberships: StoredMembership[] }>> {
  if (!canAccessUserData(actor, userId)) {
    return refuse('FORBIDDEN', "You don't have permission to see this person's allocations");
  }
  const period = askedPeriod({ startDate, endDate }, today);
  const order = checkAskedPeriod(period);
  if (order.refused) return order;
  if (!(await doesUserExist(database, userId))) return notFound('User');
  return { period, memberships: await readMemberships(database, [userId]) };
}
