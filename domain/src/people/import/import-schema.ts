import * as z from 'zod/mini';
import { RoleName } from '../../access/schema.ts';
import {
  accountStatuses,
  importOutcomes,
  longestImport,
  type TypedColumn,
  typedColumns,
} from './import-columns.ts';
import { dateOrders } from './import-dates.ts';

export const ImportPeople = z.strictObject({
  csv: z.string({ error: 'The CSV text is required' }).check(
    z.maxLength(longestImport.characters, {
      error: `The CSV text must be at most ${longestImport.characters} characters`,
      abort: true,
    }),
  ),
  dryRun: z.boolean({ error: 'dryRun must be true or false' }),
  /** What each column of the file is taken for, in their order, null for nothing; without it the headings say it. */
  columns: z.optional(
    z
      .array(z.nullable(z.string().check(z.maxLength(100, { abort: true }))), {
        error: 'columns must be a list',
      })
      .check(
        z.maxLength(longestImport.columns, {
          error: `At most ${longestImport.columns} columns can be read`,
          abort: true,
        }),
      ),
  ),
  /** How dates such as 09/01/2026 are written; without it the dates of the file say it. */
  dateOrder: z.optional(z.enum(dateOrders, { error: 'dateOrder must be DMY or MDY' })),
  /** Whether those who are added are mailed how to sign in. */
  welcome: z.optional(z.boolean({ error: 'welcome must be true or false' })),
});
export type ImportPeople = z.infer<typeof ImportPeople>;

const typedFields = Object.fromEntries(
  typedColumns.map((column) => [column, z.optional(z.string())] as const),
) as Record<TypedColumn, z.ZodMiniOptional<z.ZodMiniString<string>>>;

const importedFields = {
  role: z.optional(RoleName),
  department: z.optional(z.string()),
  ...typedFields,
  status: z.optional(z.enum(accountStatuses)),
  place: z.optional(z.string()),
  plan: z.optional(z.string()),
  schedule: z.optional(z.string()),
  /** What they bring with them, in days or hours, by the codes of the leave types. */
  opening: z.optional(z.record(z.string(), z.number())),
};

/**
 * A row of the file as the user would stand after it; `changes` are the columns in which an update differs, and `before`
 * is what they held, without those that were empty.
 */
export const ImportedPerson = z.object({
  line: z.int(),
  outcome: z.enum(importOutcomes),
  email: z.string(),
  name: z.string(),
  ...importedFields,
  changes: z.array(z.string()),
  /** Such as requests after a new last day, which stay; absent where there are none. */
  warnings: z.optional(z.array(z.string())),
  before: z.optional(z.object({ name: z.optional(z.string()), ...importedFields })),
});
export type ImportedPerson = z.infer<typeof ImportedPerson>;

/** What is wrong in the file: at its line (from 1, the header included), in a column where it is about one. */
export const ImportFault = z.object({ line: z.int(), column: z.optional(z.string()), message: z.string() });
export type ImportFault = z.infer<typeof ImportFault>;

/** A column of the file: its heading, what it is taken for, and the first cell that is not empty. */
export const FileColumn = z.object({
  heading: z.string(),
  column: z.optional(z.string()),
  example: z.optional(z.string()),
});
export type FileColumn = z.infer<typeof FileColumn>;

/**
 * What an import did, or in a dry run would do. With faults nothing was stored: a dry run answers them here, a
 * real run refuses with `VALIDATION_ERROR` and an issue for each.
 */
export const PeopleImport = z.object({
  dryRun: z.boolean(),
  columns: z.array(FileColumn),
  /** What a column can be taken for. */
  targets: z.array(z.string()),
  /** How dates with slashes were read; absent where there are none, `UNKNOWN` where nothing says it. */
  dateOrder: z.optional(z.enum([...dateOrders, 'UNKNOWN'])),
  people: z.array(ImportedPerson),
  faults: z.array(ImportFault),
});
export type PeopleImport = z.infer<typeof PeopleImport>;
