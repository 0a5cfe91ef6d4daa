import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isEffective } from '@almanac/domain/teams/members/membership-period';
import { isActiveMember, isPast } from '@almanac/domain/teams/members/membership-rules';
import { toPercent, toTenths } from '@almanac/domain/teams/members/percent';
import type { TeamMember } from '@almanac/domain/teams/members/schema';

export interface MemberTotals {
  /** People with a current or future membership, each counted once. */
  members: number;
  activeMembers: number;
  /** Today's sum of active memberships in percent, without people who aren't employed. */
  allocationPercent: number;
}

export function memberTotals(members: readonly TeamMember[], today: CalendarDate): MemberTotals {
  const active = members.filter((each) => isActiveMember(each, today));
  const ofToday = active.filter(
    (each) => each.user.isEmployed !== false && isEffective(each, { startDate: today, endDate: today }),
  );
  return {
    members: countPersons(members.filter((each) => !isPast(each, today))),
    activeMembers: countPersons(active),
    allocationPercent: toPercent(
      ofToday.reduce((sum, { allocationPercent }) => sum + toTenths(allocationPercent), 0),
    ),
  };
}

function countPersons(members: readonly TeamMember[]): number {
  return new Set(members.map(({ userId }) => userId)).size;
}
