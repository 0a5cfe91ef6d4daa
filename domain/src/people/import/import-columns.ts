import { type FieldName, fieldNames, type RecordField } from '../../records/record-fields.ts';
import { userFields } from '../accounts/user-fields.ts';

type Fields = typeof userFields;

/** The columns that are fields of an account. */
type AccountColumn = {
  [Name in FieldName<Fields>]: Fields[Name] extends { column: { name: infer Column extends string } }
    ? Column
    : Fields[Name] extends { column: object }
      ? Name
      : never;
}[FieldName<Fields>];

/** The columns whose cells are read by the kind of their field. */
export type TypedColumn = Exclude<
  {
    [Name in FieldName<Fields>]: Fields[Name] extends { kind: 'line' | 'text' | 'date'; column: object }
      ? Name
      : never;
  }[FieldName<Fields>],
  'email'
>;

/** The columns that are fields of an account, in their order, with their label and the headings of other lists. */
export const accountColumns = fieldNames(userFields).flatMap((name) => {
  const { column, label }: RecordField = userFields[name];
  return column ? [{ name: (column.name ?? name) as AccountColumn, label, headings: column.headings }] : [];
});

export const typedColumns = fieldNames(userFields).filter((name): name is TypedColumn => {
  const { column, kind }: RecordField = userFields[name];
  return name !== 'email' && column !== undefined && ['line', 'text', 'date'].includes(kind);
});

/** The typed columns with days. */
export const dateColumns = typedColumns.filter((name) => userFields[name].kind === 'date');

export type ImportColumn = AccountColumn | 'place' | 'plan' | 'schedule';
/** The columns of an import of people; only `email` must be there, and an empty cell leaves a user's field as it is. */
export const importColumns: readonly ImportColumn[] = [
  ...accountColumns.map(({ name }) => name),
  'place',
  'plan',
  'schedule',
];

/** A column with what people bring with them of a leave type, by its code. */
export type OpeningColumn = `opening ${string}`;
export type ColumnOfFile = ImportColumn | OpeningColumn;

/** The columns with the two parts of a name, for files that have no column `name`. */
export const nameParts = ['firstName', 'lastName'] as const;
/** What a column of a file can be taken for. */
export type TargetColumn = ColumnOfFile | (typeof nameParts)[number];

/** The column with what people bring with them of the type. */
export function openingColumn(code: string): OpeningColumn {
  return `opening ${code}`;
}

/** Whether somebody may sign in, as a file says it. */
export const accountStatuses = ['ACTIVE', 'DEACTIVATED'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** What a row does: makes an account, changes one, changes nothing, or is faulty. */
export const importOutcomes = ['create', 'update', 'unchanged', 'faulty'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** How much one import takes: people, characters of CSV, and columns. */
export const longestImport = { people: 1000, characters: 300_000, columns: 200 } as const;
