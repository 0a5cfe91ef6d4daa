import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { notFound, type Outcome, refuse } from '../../refusal.ts';
import { message } from './messages/message.ts';

/** A person's terms from a date, by record id. */
export interface TermsRow {
  from: CalendarDate;
  placeId: string;
  planId: string;
  scheduleId: string;
}

/** A partial change of terms from a date. */
export type TermsChange = Pick<TermsRow, 'from'> & Partial<Omit<TermsRow, 'from'>>;

/**
 * The rows, in date order, with the change applied: the fields it names change from its date, in later rows too; the
 * others stay. Rows equal to the previous one are dropped.
 */
export function changedTerms(
  [first, ...later]: readonly [TermsRow, ...TermsRow[]],
  change: TermsChange,
): TermsRow[] {
  const { from, ...named } = change;
  const effective = [first, ...later].findLast((row) => row.from <= from) ?? first;
  const others = [first, ...later].filter((row) => row.from !== from);
  const rows = [...others, { ...effective, from }].sort((one, other) => (one.from < other.from ? -1 : 1));
  return withoutRepeats(rows.map((row) => (row.from < from ? row : { ...row, ...named })));
}

/**
 * The rows without that of the date; the previous terms then continue. A row equal to the previous one is dropped.
 * The first row can't be deleted. Refuses with `NOT_FOUND` or `IN_USE`.
 */
export function termsWithout(
  rows: readonly TermsRow[],
  day: CalendarDate,
): Outcome<TermsRow[], 'NOT_FOUND' | 'IN_USE'> {
  const index = rows.findIndex(({ from }) => from === day);
  if (index === 0) {
    return refuse('IN_USE', message('leave.terms.firstTerms'));
  }
  if (index < 0) return notFound(message('leave.terms.change'));
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
