import { personName } from '@almanac/domain/access/person-name';
import { type Allocation, allocationWarning, fullestDay } from '@almanac/domain/teams/members/allocation';
import type { Membership } from '@almanac/domain/teams/members/membership-rules';
import { toPercent } from '@almanac/domain/teams/members/percent';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { dateText } from '../../platform/date-text.ts';

/** Allocation and period, such as '50% from Mon 3 Aug 2026'. */
export function allocationText({ allocationTenths, startDate, endDate, isActive }: Allocation): string {
  const end = endDate === undefined ? '' : ` to ${dateText(endDate)}`;
  return `${toPercent(allocationTenths)}% from ${dateText(startDate)}${end}${isActive ? '' : ', inactive'}`;
}

/** The member with the allocation warning for this membership's period, if any. */
export function withWarning(member: TeamMember, memberships: readonly Membership[]): TeamMember {
  const membership = memberships.find(({ id }) => id === member.id);
  if (!membership?.isActive) return member;
  const warning = allocationWarning(personName(member.user), fullestDay(membership, memberships), dateText);
  return warning === undefined ? member : { ...member, allocationWarning: warning };
}
