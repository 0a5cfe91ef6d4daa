import type { CalendarDate } from '../calendar/calendar-date.ts';

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
  return rows
    .map((row) => (row.from < from ? row : { ...row, ...named }))
    .filter((row, index, all) => {
      const before = all[index - 1];
      return !before || !isSame(row, before);
    });
}

function isSame(one: TermsRow, other: TermsRow): boolean {
  return one.placeId === other.placeId && one.planId === other.planId && one.scheduleId === other.scheduleId;
}
