import { type FieldName, fieldNames, type RecordField } from '../../records/record-fields.ts';
import { userFields } from '../accounts/user-fields.ts';

type Fields = typeof userFields;

/** The columns that are fields of an account. */
type UserColumn = {
  [Name in FieldName<Fields>]: Fields[Name] extends { column: { name: infer Column extends string } }
    ? Column
    : Fields[Name] extends { column: object }
      ? Name
      : never;
}[FieldName<Fields>];

/** The columns read by the kind of their field. */
export type TypedColumn = Exclude<
  {
    [Name in FieldName<Fields>]: Fields[Name] extends { kind: 'line' | 'text' | 'date'; column: object }
      ? Name
      : never;
  }[FieldName<Fields>],
  'email'
>;

/** The columns that are fields of an account, in order, with their label and alternative headings. */
export const userColumns = fieldNames(userFields).flatMap((name) => {
  const { column, label }: RecordField = userFields[name];
  return column ? [{ name: (column.name ?? name) as UserColumn, label, headings: column.headings }] : [];
});

export const typedColumns = fieldNames(userFields).filter((name): name is TypedColumn => {
  const { column, kind }: RecordField = userFields[name];
  return name !== 'email' && Boolean(column) && ['line', 'text', 'date'].includes(kind);
});

/** The typed columns with days. */
export const dateColumns = typedColumns.filter((name) => userFields[name].kind === 'date');

export type ImportColumn = UserColumn | 'place' | 'plan' | 'schedule';
/** The columns of an import of people; only `email` is required, and an empty cell keeps the user's field. */
export const importColumns: readonly ImportColumn[] = [
  ...userColumns.map(({ name }) => name),
  'place',
  'plan',
  'schedule',
];

/** The column of an opening balance, by the code of the leave type. */
export type OpeningColumn = `opening ${string}`;
export type ColumnOfFile = ImportColumn | OpeningColumn;

/** The columns of a split name, for files without a column `name`. */
export const nameParts = ['firstName', 'lastName'] as const;
/** The possible meanings of a column of a file. */
export type TargetColumn = ColumnOfFile | (typeof nameParts)[number];

/** The column of the type's opening balance. */
export function openingColumn(code: string): OpeningColumn {
  return `opening ${code}`;
}

/** Whether a person may sign in, in import files. */
export const importedStatuses = ['ACTIVE', 'DEACTIVATED'] as const;
export type ImportedStatus = (typeof importedStatuses)[number];

/** The effect of a row. */
export const importOutcomes = ['create', 'update', 'unchanged', 'faulty'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** The limits of one import: people, characters of CSV, and columns. */
export const longestImport = { people: 1000, characters: 300_000, columns: 200 } as const;

/** The most bytes of an Excel file. */
export const longestWorkbook = 2 * 1024 * 1024;
