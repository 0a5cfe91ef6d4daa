import { overlaps } from '@almanac/domain/calendar/period';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { type AwayPeriod, isOver } from './away-periods.ts';

/** A period with the people who aren't listed in an earlier one. */
interface AwaySection {
  period: AwayPeriod;
  absences: readonly VisibleAbsence[];
  /** Whether someone from an earlier section is away here too. */
  hasNamedBefore: boolean;
}

const rowsForEach = 2;

/**
 * Absences of today, this week and next week: each person once, in the given order, without the viewer. If
 * there are more people than rows, each section lists some. `more` counts the people left out, and `isCut` is
 * set if some of their absences weren't loaded.
 */
export function awaySections(
  { rows: absences, total }: { rows: readonly VisibleAbsence[]; total: number },
  viewerId: string,
  periods: readonly AwayPeriod[],
  rows: number,
): { sections: AwaySection[]; more: number; isCut: boolean } {
  const people = new Set(absences.map(({ user }) => user.id));
  const named = new Set([viewerId]);
  const sections = periods.map((period) => {
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
