import { type CalendarDate, daysBetween } from '@almanac/domain/calendar/calendar-date';
import { calendarDays, includes, intersection, type Period } from '@almanac/domain/calendar/period';
import { wholePeriod } from '@almanac/domain/teams/members/membership-period';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { text } from './messages/text.ts';

/** Position on the timeline, in percent of its width. */
export interface Stretch {
  start: number;
  width: number;
  /** Whether it continues before or after the shown period. */
  isOpenBefore: boolean;
  isOpenAfter: boolean;
}

export interface TimelineRow {
  user: TeamMember['user'];
  memberships: TeamMember[];
  absences: Period[];
}

type AbsenceOf = Period & { requester: { id: string } };

/** One row per person in the order of the members, with their shown memberships and absences. */
export function timelineRows(
  members: readonly TeamMember[],
  absences: readonly AbsenceOf[],
  shown: Period,
): TimelineRow[] {
  const rows = new Map<string, TimelineRow>();
  for (const member of members) {
    if (!intersection(wholePeriod(member), shown)) continue;
    const row = rows.get(member.userId) ?? { user: member.user, memberships: [], absences: [] };
    rows.set(member.userId, { ...row, memberships: [...row.memberships, member] });
  }
  for (const { requester, startDate, endDate } of absences) {
    rows.get(requester.id)?.absences.push({ startDate, endDate });
  }
  return [...rows.values()];
}

export function stretchOf(period: Period, shown: Period): Stretch | undefined {
  const part = intersection(period, shown);
  if (!part) return undefined;
  const days = calendarDays(shown);
  return {
    start: (daysBetween(shown.startDate, part.startDate) / days) * 100,
    width: (calendarDays(part) / days) * 100,
    isOpenBefore: period.startDate < shown.startDate,
    isOpenAfter: period.endDate > shown.endDate,
  };
}

/** The middle of the day in percent of the shown width; undefined outside. */
export function positionOfDay(day: CalendarDate, shown: Period): number | undefined {
  if (!includes(shown, day)) return undefined;
  return ((daysBetween(shown.startDate, day) + 0.5) / calendarDays(shown)) * 100;
}

/** Allocations and absences of the row in a week, as text. */
export function weekText({ memberships, absences }: TimelineRow, week: Period): string {
  const inside = <Each extends Period>(period: Each) => {
    const part = intersection(period, week);
    if (!part) return undefined;
    return { part, isWhole: part.startDate === week.startDate && part.endDate === week.endDate };
  };
  const allocations = memberships.flatMap((member) => {
    const found = inside(wholePeriod(member));
    if (!found) return [];
    const { allocationPercent: percent, isActive } = member;
    const part = found.isWhole ? undefined : found.part;
    return [text('time-off.staffing.allocated', { percent, isActive, part })];
  });
  const away = absences.flatMap((absence) => {
    const found = inside(absence);
    return found ? [text('time-off.staffing.away', { period: found.part })] : [];
  });
  return [...(allocations.length > 0 ? allocations : [text('time-off.staffing.notAllocated')]), ...away].join(
    '; ',
  );
}
