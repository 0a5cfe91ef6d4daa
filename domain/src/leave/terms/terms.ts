import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { notFound, type Outcome, refuse } from '../../refusal.ts';

/** What a person holds from a day on, by the identifiers of the records. */
export interface TermsRow {
  from: CalendarDate;
  placeId: string;
  planId: string;
  scheduleId: string;
}

/** A change of some of it from a day on. */
export type TermsChange = Pick<TermsRow, 'from'> & Partial<Omit<TermsRow, 'from'>>;

/**
 * The rows, in the order of their days, with the change: what it names holds from its day on, in the later rows as well;
 * what it does not name stays as it is on each day. A row that says what the one before it says is left out.
 */
export function changedTerms(
  [first, ...later]: readonly [TermsRow, ...TermsRow[]],
  change: TermsChange,
): TermsRow[] {
  const { from, ...named } = change;
  const inForce = [first, ...later].findLast((row) => row.from <= from) ?? first;
  const others = [first, ...later].filter((row) => row.from !== from);
  const rows = [...others, { ...inForce, from }].sort((one, other) => (one.from < other.from ? -1 : 1));
  return withoutRepeats(rows.map((row) => (row.from < from ? row : { ...row, ...named })));
}

/**
 * The rows without that of the day: from it on the person holds what they held before. A row that then says what the one
 * before it says is left out. What somebody holds first cannot go. Refuses with `NOT_FOUND` or `IN_USE`.
 */
export function termsWithout(
  rows: readonly TermsRow[],
  day: CalendarDate,
): Outcome<TermsRow[], 'NOT_FOUND' | 'IN_USE'> {
  const index = rows.findIndex(({ from }) => from === day);
  if (index === 0) {
    return refuse('IN_USE', 'What somebody holds from the first day on cannot be deleted; change it instead');
  }
  if (index < 0) return notFound('Change of terms');
  return withoutRepeats(rows.toSpliced(index, 1));
}

function withoutRepeats(rows: readonly TermsRow[]): TermsRow[] {
  return rows.filter((row, index) => {
    const before = rows[index - 1];
    return !before || !isSame(row, before);
  });
}

function isSame(one: TermsRow, other: TermsRow): boolean {
  return one.placeId === other.placeId && one.planId === other.planId && one.scheduleId === other.scheduleId;
}
