import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isInForce } from '@almanac/domain/teams/members/membership-period';
import { isActiveMember, isPast } from '@almanac/domain/teams/members/membership-rules';
import { toPercent, toTenths } from '@almanac/domain/teams/members/percent';
import type { TeamMember } from '@almanac/domain/teams/members/schema';

export interface MemberTotals {
  /** Persons with a membership that is not over, however many each has. */
  members: number;
  activeMembers: number;
  /** What the memberships of active people that are in force today take together, in percent; who is not employed gives none. */
  allocationPercent: number;
}

export function memberTotals(members: readonly TeamMember[], today: CalendarDate): MemberTotals {
  const active = members.filter((each) => isActiveMember(each, today));
  const ofToday = active.filter(
    (each) => each.user.isEmployed !== false && isInForce(each, { startDate: today, endDate: today }),
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
