import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { overlaps } from '@almanac/domain/calendar/period';
import type { SeenAbsence } from '@almanac/domain/time-off/presence/schema';
import { type AwayPeriod, comingPeriods, isOver } from './away-periods.ts';

/** Days, and who is away on them that is not named before. */
interface AwaySection {
  period: AwayPeriod;
  absences: readonly SeenAbsence[];
  /** Whether somebody is away then who is named before. */
  hasNamedBefore: boolean;
}

const rowsForEach = 2;

/**
 * Who is away today, and from when on others are this week and next week: each person once, in the given order, without the
 * viewer. Of more people than there are rows each of the parts names some; `more` is how many are not named.
 */
export function awaySections(
  absences: readonly SeenAbsence[],
  viewerId: string,
  today: CalendarDate,
  rows: number,
): { sections: AwaySection[]; more: number } {
  const named = new Set([viewerId]);
  const sections = comingPeriods(today).map((period) => {
    const away = absences.filter(
      (absence) => !isOver(period) && overlaps(absence, period) && absence.user.id !== viewerId,
    );
    const first = away.filter(({ user }) => !named.has(user.id) && named.add(user.id));
    return { period, absences: first, hasNamedBefore: away.length > first.length };
  });
  const counts = sections.map((section) => Math.min(section.absences.length, rowsForEach));
  const free = () => rows - counts.reduce((sum, count) => sum + count, 0);
  for (const [index, section] of sections.entries()) {
    const count = counts[index] ?? 0;
    counts[index] = Math.min(section.absences.length, count + free());
  }
  return {
    sections: sections.map((section, index) => ({
      ...section,
      absences: section.absences.slice(0, counts[index]),
    })),
    more: sections.reduce((sum, section, index) => sum + section.absences.length - (counts[index] ?? 0), 0),
  };
}
