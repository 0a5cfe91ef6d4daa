import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { overlaps } from '../../calendar/period.ts';
import type { Message } from '../../language/message.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';
import { type Allocation, checkAllocation } from './allocation.ts';
import {
  checkMembershipPeriod,
  isEffective,
  type MembershipPeriod,
  type SwitchedPeriod,
  wholePeriod,
} from './membership-period.ts';
import { message } from './messages/message.ts';
import { toTenths } from './percent.ts';
import type { ChangeMember } from './schema.ts';

/** What determines whether a person's memberships are compatible. */
export interface Membership extends Allocation {
  id: string;
  teamId: string;
}

/** The membership after the change: omitted fields stay, and a null end date makes it open-ended. */
export function withChange<Changed extends Membership>(membership: Changed, change: ChangeMember): Changed {
  const { allocationPercent, startDate, endDate, isActive } = change;
  return {
    ...membership,
    ...(allocationPercent !== undefined && { allocationTenths: toTenths(allocationPercent) }),
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate: endDate ?? undefined }),
    ...(isActive !== undefined && { isActive }),
  };
}

/**
 * Whether the person can have the membership beside their others: it ends after it starts, it shares no day with
 * another one of the same team, and it fits on each day. Refuses with `VALIDATION_ERROR` or `ALREADY_MEMBER`.
 */
export function checkMembership(
  wanted: Membership,
  memberships: readonly Membership[],
): Decision<'VALIDATION_ERROR' | 'ALREADY_MEMBER'> {
  const period = checkMembershipPeriod(wanted);
  if (period.refused) return period;
  const others = memberships.filter(({ id }) => id !== wanted.id);
  const single = checkNotYetMember(wanted, others);
  if (single.refused) return single;
  return checkAllocation(wanted, others);
}

function checkNotYetMember(wanted: Membership, others: readonly Membership[]): Decision<'ALREADY_MEMBER'> {
  const isInTheWay = (each: Membership) =>
    each.teamId === wanted.teamId && overlaps(wholePeriod(each), wholePeriod(wanted));
  if (!others.some(isInTheWay)) return allowed;
  return refuse('ALREADY_MEMBER', message('teams.members.alreadyMember'));
}

export type MembershipStatus = 'ACTIVE' | 'ENDED' | 'INACTIVE';

export const membershipStatusNames: Readonly<Record<MembershipStatus, Message>> = {
  ACTIVE: message('teams.members.active'),
  ENDED: message('teams.members.ended'),
  INACTIVE: message('teams.members.inactive'),
};

/** The status shown today; a future membership is active. */
export function membershipStatus(membership: SwitchedPeriod, today: CalendarDate): MembershipStatus {
  if (!membership.isActive) return 'INACTIVE';
  return isEffective(membership, { startDate: today }) ? 'ACTIVE' : 'ENDED';
}

/** Whether the membership is shown as active, and its user is active. */
export function isActiveMember(
  membership: SwitchedPeriod & { user: { isActive: boolean } },
  today: CalendarDate,
): boolean {
  return membership.user.isActive && membershipStatus(membership, today) === 'ACTIVE';
}

/** What happens to a removed membership: it is deleted, ends on the last day before, or is already past and stays. */
export type Removal = { kind: 'deleted' } | { kind: 'ended'; endDate: CalendarDate } | { kind: 'over' };

/**
 * How someone is removed from a team today: a membership that begins today or later is deleted, another one ends
 * yesterday and stays as history. They can be added again from today.
 */
export function removalOf({ startDate, endDate }: MembershipPeriod, today: CalendarDate): Removal {
  if (startDate >= today) return { kind: 'deleted' };
  if (isPast({ endDate }, today)) return { kind: 'over' };
  return { kind: 'ended', endDate: addDays(today, -1) };
}

/** Whether the membership's days are past, active or not. */
export function isPast({ endDate }: Pick<MembershipPeriod, 'endDate'>, today: CalendarDate): boolean {
  return endDate !== undefined && endDate < today;
}
