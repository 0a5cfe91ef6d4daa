/** The columns of an import of people; only `email` must be there, and an empty cell leaves a user's field as it is. */
export const importColumns = [
  'email',
  'name',
  'role',
  'department',
  'employmentStart',
  'employmentEnd',
  'status',
  'place',
  'plan',
  'schedule',
] as const;
export type ImportColumn = (typeof importColumns)[number];

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
