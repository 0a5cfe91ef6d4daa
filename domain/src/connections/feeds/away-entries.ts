import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { addDays } from '../../calendar/calendar-date.ts';
import { overlaps, type Period } from '../../calendar/period.ts';
import { awayType } from '../../leave/types/leave-type.ts';
import { withoutSeams } from '../../time-off/presence/seams.ts';
import type { HalfDaySpan } from '../../work-time/half-day.ts';

/** The request behind an entry, if the reader may open it. */
export interface EntryOfRequest {
  id: string;
  version: number;
  changedAt: string;
}

/** An approved absence within the employment, with its type as visible to the reader. */
export interface FeedAbsence extends HalfDaySpan {
  userId: string;
  type: string;
  minutes?: number | undefined;
  request?: EntryOfRequest | undefined;
}

/** A person in a team; without an end for an indefinite time. */
interface TeamDays {
  userId: string;
  teamId: string;
  startDate: CalendarDate;
  endDate?: CalendarDate | undefined;
}

/** Whose absences a feed has, and why. */
export interface FeedScope {
  readerId: string;
  /** The people whom the reader sees only on days on which they share a team. */
  teammates: ReadonlySet<string>;
  memberships: readonly TeamDays[];
  /** The teams that the reader leads. */
  ledTeams: readonly string[];
  /** The team of the feed, if it has one. */
  teamId?: string | undefined;
}

/** The days of a feed, and the day from which on absences were not read because there were too many. */
export interface FeedDays extends Period {
  cutFrom?: CalendarDate | undefined;
}

/**
 * The absences as entries of the feed: adjacent hidden ones of a person are one, as on the screen, and a teammate's entry
 * has a day on which the team is shared. Of what was cut off, nothing is left that could show where one type ends.
 */
export function awayEntries(
  absences: readonly FeedAbsence[],
  { startDate, endDate, cutFrom }: FeedDays,
  scope: FeedScope,
): FeedAbsence[] {
  const isShown = shownIn(scope);
  const lastEnd = cutFrom === undefined ? undefined : addDays(cutFrom, -2);
  return withoutSeams(absences, ({ type, userId }) => (type === awayType.code ? userId : undefined)).filter(
    (absence) =>
      overlaps(absence, { startDate, endDate }) &&
      (lastEnd === undefined || absence.endDate <= lastEnd) &&
      isShown(absence),
  );
}

function shownIn({ readerId, teammates, memberships, ledTeams, teamId }: FeedScope) {
  const teamsOf = Map.groupBy(memberships, ({ userId }) => userId);
  const teamsThen = (userId: string, days: Period) =>
    (teamsOf.get(userId) ?? []).filter((membership) => isDuring(membership, days)).map((each) => each.teamId);
  return (absence: FeedAbsence): boolean => {
    const { userId } = absence;
    const teams = teamsThen(userId, absence);
    if (teamId !== undefined && !teams.includes(teamId)) return false;
    if (!teammates.has(userId)) return true;
    const shared = new Set([...ledTeams, ...teamsThen(readerId, absence)]);
    return teams.some((team) => shared.has(team));
  };
}

function isDuring({ startDate, endDate }: TeamDays, days: Period): boolean {
  return startDate <= days.endDate && (endDate === undefined || endDate >= days.startDate);
}
