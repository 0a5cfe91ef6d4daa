import { personName } from '@almanac/domain/access/person-name';
import type { Texts } from '@almanac/domain/language/message';
import { allocationWarning, fullestDay } from '@almanac/domain/teams/members/allocation';
import type { Membership } from '@almanac/domain/teams/members/membership-rules';
import type { TeamMember } from '@almanac/domain/teams/members/schema';

/** The member with the allocation warning for this membership's period, if any. */
export function withWarning(
  member: TeamMember,
  memberships: readonly Membership[],
  texts: Texts,
): TeamMember {
  const membership = memberships.find(({ id }) => id === member.id);
  if (!membership?.isActive) return member;
  const warning = allocationWarning(personName(member.user), fullestDay(membership, memberships));
  return warning === undefined ? member : { ...member, allocationWarning: texts.text(warning) };
}
