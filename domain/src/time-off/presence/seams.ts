import { type HalfDaySpan, slotsOf } from '../../work-time/half-day.ts';

/**
 * The absences in order of their half days. Adjacent or overlapping ones that are hidden in the same way, such as of
 * one person, are joined: a seam between hidden types would reveal a type.
 */
export function withoutSeams<Absence extends HalfDaySpan>(
  absences: readonly Absence[],
  /** A key for joining; undefined if the type is visible. */
  hiddenAs: (absence: Absence) => string | undefined,
): Absence[] {
  const inOrder = absences.toSorted((one, other) => slotsOf(one).first - slotsOf(other).first);
  const seamless: Absence[] = [];
  const lastOf = new Map<string, number>();
  for (const absence of inOrder) {
    const key = hiddenAs(absence);
    const index = key === undefined ? -1 : (lastOf.get(key) ?? -1);
    const before = seamless[index];
    if (!before || slotsOf(absence).first > slotsOf(before).last + 1) {
      if (key !== undefined) lastOf.set(key, seamless.length);
      seamless.push(absence);
    } else if (slotsOf(absence).last > slotsOf(before).last) {
      const { endDate, endHalf } = absence;
      seamless[index] = { ...before, endDate, endHalf };
    }
  }
  return seamless;
}
