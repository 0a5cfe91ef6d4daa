import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { overlaps } from '@almanac/domain/calendar/period';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { type AwayPeriod, comingPeriods, isOver } from './away-periods.ts';

/** Days, and who is away on them that is not named before. */
interface AwaySection {
  period: AwayPeriod;
  absences: readonly VisibleAbsence[];
  /** Whether somebody is away then who is named before. */
  hasNamedBefore: boolean;
}

const rowsForEach = 2;

/**
 * Who is away today, and from when on others are this week and next week: each person once, in the given order, without the
 * viewer. Of more people than there are rows each of the parts names some; `more` is how many of the total are not named, and
 * `isCut` says whether there are some of whom nothing but that is known.
 */
export function awaySections(
  { rows: absences, total }: { rows: readonly VisibleAbsence[]; total: number },
  viewerId: string,
  today: CalendarDate,
  rows: number,
): { sections: AwaySection[]; more: number; isCut: boolean } {
  const people = new Set(absences.map(({ user }) => user.id));
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
    more: total - (people.has(viewerId) ? 1 : 0) - (rows - free()),
    isCut: people.size < total,
  };
}
