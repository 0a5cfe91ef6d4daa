import { formatList, formatNumber } from '@almanac/domain/language/formats';
import {
  type ImportOutcome,
  importOutcomes,
  userColumns,
} from '@almanac/domain/people/import/import-columns';
import type { FileColumn, ImportedPerson } from '@almanac/domain/people/import/import-schema';
import { roleNames } from '../../access/role-name.ts';
import { readerTexts, textOf } from '../../language/messages.ts';
import { text } from './messages/text.ts';

/** The outcome of a row in a word. */
export function outcomeText(outcome: ImportOutcome): string {
  switch (outcome) {
    case 'create':
      return text('people.import.new');
    case 'update':
      return text('people.import.changed');
    case 'unchanged':
      return text('people.import.unchanged');
    case 'faulty':
      return text('people.import.faulty');
  }
}

/** Column name; carried-over leave is named as in the file. */
export function columnText(column: string): string {
  switch (column) {
    case 'firstName':
      return text('people.import.firstName');
    case 'lastName':
      return text('people.import.lastName');
    case 'place':
      return text('people.import.place');
    case 'plan':
      return text('people.import.plan');
    case 'schedule':
      return text('people.import.schedule');
    default:
      return textOf(userColumns.find(({ name }) => name === column)?.label ?? column);
  }
}

/** A person's value in a column, if any. Days stay in stored form. */
export function cellText(person: NonNullable<ImportedPerson['before']>, column: string): string | undefined {
  const { role, status, opening = {} } = person;
  if (column === 'role') return role && roleNames[role];
  if (column === 'status') return status && statusText(status);
  if (column.startsWith('opening ')) return amountText(opening[column.slice('opening '.length)]);
  const cells: Record<string, unknown> = person;
  const cell = cells[column];
  return typeof cell === 'string' && cell !== '' ? cell : undefined;
}

function statusText(status: NonNullable<ImportedPerson['status']>): string {
  return status === 'ACTIVE' ? text('people.import.statusActive') : text('people.import.statusDeactivated');
}

function amountText(amount: number | undefined): string | undefined {
  return amount === undefined ? undefined : formatNumber(amount, readerTexts().locale);
}

type Outcomes = readonly Pick<ImportedPerson, 'outcome'>[];

/** How many people the import adds or changes. */
export function countChanges(people: Outcomes): number {
  return people.filter(({ outcome }) => outcome === 'create' || outcome === 'update').length;
}

/** Such as '12 new and 3 changed'. */
export function outcomesText(people: Outcomes): string {
  const counts = importOutcomes
    .map((outcome) => ({ outcome, count: people.filter((person) => person.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => countText(outcome, count));
  return counts.length === 0 ? text('people.import.noRows') : formatList(counts, readerTexts().locale);
}

function countText(outcome: ImportOutcome, count: number): string {
  switch (outcome) {
    case 'create':
      return text('people.import.countNew', { count });
    case 'update':
      return text('people.import.countChanged', { count });
    case 'unchanged':
      return text('people.import.countUnchanged', { count });
    case 'faulty':
      return text('people.import.countFaulty', { count });
  }
}

/** Such as '3 of 4 columns are imported'. */
export function importedText(columns: readonly FileColumn[]): string {
  const total = columns.length;
  const count = columns.filter(({ column }) => column !== undefined).length;
  return count === total
    ? text('people.import.allColumns', { count })
    : text('people.import.someColumns', { count, total });
}
