import { isCalendarDate, latestDate } from '@almanac/domain/calendar/calendar-date';
import { overlaps } from '@almanac/domain/calendar/period';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { text } from './messages/dialogs-text.ts';

interface WantedDays {
  startDate: string;
  endDate?: string | null | undefined;
}

/** Why a person can't be added to the team: they are a member on some of the days. */
export function whyNotAgain(
  userId: string,
  members: readonly Pick<TeamMember, 'userId' | 'startDate' | 'endDate' | 'isActive'>[],
  { startDate, endDate }: WantedDays,
): string | undefined {
  if (!isCalendarDate(startDate)) return undefined;
  const wanted = { startDate, endDate: endDate && isCalendarDate(endDate) ? endDate : latestDate };
  const isThere = members.some(
    (member) =>
      member.userId === userId &&
      overlaps({ startDate: member.startDate, endDate: member.endDate ?? latestDate }, wanted),
  );
  return isThere ? text('teams.members.alreadyInTeam') : undefined;
}
