import { formatList } from '@almanac/domain/language/formats';
import {
  type AbsenceColumn,
  type AbsenceOutcome,
  absenceColumns,
  absenceOutcomes,
} from '@almanac/domain/time-off/import/absence-columns';
import type { ImportedAbsence } from '@almanac/domain/time-off/import/schema';
import { readerTexts } from '../../language/messages.ts';
import type { Progress } from '../../platform/http/progress.ts';
import { text } from './messages/text.ts';

const columnKeys = {
  person: 'time-off.import.columnPerson',
  type: 'time-off.import.columnType',
  startDate: 'time-off.import.columnStartDate',
  endDate: 'time-off.import.columnEndDate',
  startHalf: 'time-off.import.columnStartHalf',
  endHalf: 'time-off.import.columnEndHalf',
  minutes: 'time-off.import.columnMinutes',
  status: 'time-off.import.columnStatus',
  reason: 'time-off.import.columnReason',
} as const satisfies Record<AbsenceColumn, string>;

/** The name of a column of the file. */
export function absenceColumnText(column: string): string {
  const known = absenceColumns.find((each) => each === column);
  return known ? text(columnKeys[known]) : column;
}

/** The outcome of a row in a word. */
export function absenceOutcomeText(outcome: AbsenceOutcome): string {
  switch (outcome) {
    case 'ADDED':
      return text('time-off.import.added');
    case 'UNCHANGED':
      return text('time-off.import.unchanged');
    case 'FAULTY':
      return text('time-off.import.faulty');
  }
}

/** How many absences the import adds. */
export function countAdded(rows: readonly Pick<ImportedAbsence, 'outcome'>[]): number {
  return rows.filter(({ outcome }) => outcome === 'ADDED').length;
}

/** Such as '12 new and 3 unchanged'. */
export function absencesText(rows: readonly Pick<ImportedAbsence, 'outcome'>[]): string {
  const counts = absenceOutcomes
    .map((outcome) => ({ outcome, count: rows.filter((row) => row.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => countText(outcome, count));
  return counts.length === 0 ? text('time-off.import.nothing') : formatList(counts, readerTexts().locale);
}

function countText(outcome: AbsenceOutcome, count: number): string {
  switch (outcome) {
    case 'ADDED':
      return text('time-off.import.countAdded', { count });
    case 'UNCHANGED':
      return text('time-off.import.countUnchanged', { count });
    case 'FAULTY':
      return text('time-off.import.countFaulty', { count });
  }
}

const halfOfWork = 50;

/** Progress as text and percentage: people are read before rows are checked. */
export function importProgress({ step, done = 0, total = 0 }: Progress): { label: string; value: number } {
  const share = total > 0 ? (done / total) * halfOfWork : 0;
  if (step === 'READING') return { label: text('time-off.import.readingPeople'), value: share };
  if (step === 'STORING') return { label: text('time-off.import.storing'), value: 2 * halfOfWork };
  return { label: text('time-off.import.checkingRows', { done, total }), value: halfOfWork + share };
}
