import { headingWords } from '../../people/import/import-headings.ts';
import { headingsOfAbsences } from './messages/headings.ts';

/** The columns of a file of absences. */
export const absenceColumns = [
  'person',
  'type',
  'startDate',
  'endDate',
  'startHalf',
  'endHalf',
  'minutes',
  'status',
  'reason',
] as const;
export type AbsenceColumn = (typeof absenceColumns)[number];

/** The columns that every file of absences has. */
export const neededColumns = ['person', 'type', 'startDate'] as const satisfies readonly AbsenceColumn[];

/** The limits of one import: absences and characters of CSV. */
export const longestAbsenceImport = { absences: 5000, characters: 1_000_000 } as const;

/** The effect of a row. */
export const absenceOutcomes = ['ADDED', 'UNCHANGED', 'FAULTY'] as const;
export type AbsenceOutcome = (typeof absenceOutcomes)[number];

const columnsByWords = new Map<string, AbsenceColumn>(
  absenceColumns.flatMap((column) =>
    [column, ...headingsOfAbsences[column]].map((heading) => [headingWords(heading), column] as const),
  ),
);

/** The columns for the headings of a file, in one of the product's languages and any spelling of their words. */
export function columnsOfAbsences(headings: readonly string[]): (AbsenceColumn | undefined)[] {
  return headings.map((heading) => columnsByWords.get(headingWords(heading)));
}
