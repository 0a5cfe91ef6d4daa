import {
  type ImportedStatus,
  type ImportOutcome,
  importOutcomes,
  userColumns,
} from '@almanac/domain/people/import/import-columns';
import type { FileColumn, ImportedPerson } from '@almanac/domain/people/import/import-schema';

export const outcomeNames: Record<ImportOutcome, string> = {
  create: 'New',
  update: 'Changed',
  unchanged: 'Unchanged',
  faulty: 'Faulty',
};

const namesByColumn = new Map<string, string>([
  ...userColumns.map(({ name, label }): [string, string] => [name, label.toLowerCase()]),
  ['firstName', 'first name'],
  ['lastName', 'last name'],
  ['place', 'place'],
  ['plan', 'leave plan'],
  ['schedule', 'work schedule'],
]);

/** Column name; carried-over leave is named as in the file. */
export function columnText(column: string): string {
  return namesByColumn.get(column) ?? column;
}

const statusNames: Record<ImportedStatus, string> = { ACTIVE: 'active', DEACTIVATED: 'deactivated' };

/** A person's value in a column, if any. Days stay in stored form. */
export function cellText(person: NonNullable<ImportedPerson['before']>, column: string): string | undefined {
  const { role, status, opening = {} } = person;
  if (column === 'role') return role?.replaceAll('_', ' ');
  if (column === 'status') return status && statusNames[status];
  if (column.startsWith('opening ')) return opening[column.slice('opening '.length)]?.toString();
  const texts: Record<string, unknown> = person;
  const text = texts[column];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

type Outcomes = readonly Pick<ImportedPerson, 'outcome'>[];

/** How many people the import adds or changes. */
export function countChanges(people: Outcomes): number {
  return people.filter(({ outcome }) => outcome === 'create' || outcome === 'update').length;
}

/** Such as '12 new, 3 changed'. */
export function outcomesText(people: Outcomes): string {
  const counts = importOutcomes
    .map((outcome) => ({ outcome, count: people.filter((person) => person.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${outcomeNames[outcome].toLowerCase()}`);
  return counts.length === 0 ? 'Nobody' : counts.join(', ');
}

/** Such as '3 of 4 columns are imported'. */
export function importedText(columns: readonly FileColumn[]): string {
  const count = columns.filter(({ column }) => column !== undefined).length;
  if (count === columns.length)
    return count === 1 ? 'The column is imported' : `All ${count} columns are imported`;
  return `${count} of ${columns.length} columns ${count === 1 ? 'is' : 'are'} imported`;
}
