import * as z from 'zod/mini';
import { RoleName } from '../../access/schema.ts';
import { isTrueOrFalse } from '../../flag.ts';
import { fieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import {
  importedStatuses,
  importOutcomes,
  longestImport,
  type TypedColumn,
  typedColumns,
} from './import-columns.ts';
import { dateOrders } from './import-dates.ts';
import { message } from './messages/message.ts';

const csv = message('people.import.csv');

export const ImportPeople = z.strictObject({
  csv: z.string({ error: fieldError(commonMessage('common.required', { label: csv })) }).check(
    z.maxLength(longestImport.characters, {
      error: fieldError(commonMessage('common.tooLong', { label: csv, max: longestImport.characters })),
      abort: true,
    }),
  ),
  dryRun: z.boolean(isTrueOrFalse('dryRun')),
  /** The meaning of each column of the file, in order; null ignores it. By default read from the headings. */
  columns: z.optional(
    z
      .array(z.nullable(z.string().check(z.maxLength(100, { abort: true }))), {
        error: fieldError(message('people.import.columnsNotListed')),
      })
      .check(
        z.maxLength(longestImport.columns, {
          error: fieldError(message('people.import.tooManyColumns', { most: longestImport.columns })),
          abort: true,
        }),
      ),
  ),
  /** The order of dates such as 09/01/2026; by default detected from the dates of the file. */
  dateOrder: z.optional(z.enum(dateOrders, { error: fieldError(message('people.import.dateOrder')) })),
  /** Whether new people get a welcome mail. */
  welcome: z.optional(z.boolean(isTrueOrFalse('welcome'))),
});
export type ImportPeople = z.infer<typeof ImportPeople>;

const typedFields = Object.fromEntries(
  typedColumns.map((column) => [column, z.optional(z.string())] as const),
) as Record<TypedColumn, z.ZodMiniOptional<z.ZodMiniString<string>>>;

const importedFields = {
  role: z.optional(RoleName),
  department: z.optional(z.string()),
  ...typedFields,
  status: z.optional(z.enum(importedStatuses)),
  place: z.optional(z.string()),
  plan: z.optional(z.string()),
  schedule: z.optional(z.string()),
  /** Opening balances in days or hours, by type code. */
  opening: z.optional(z.record(z.string(), z.number())),
};

/**
 * The user after the row; `changes` are the columns an update changes, and `before` their former values, without
 * empty ones.
 */
export const ImportedPerson = z.object({
  line: z.int(),
  outcome: z.enum(importOutcomes),
  email: z.string(),
  name: z.string(),
  ...importedFields,
  changes: z.array(z.string()),
  /** Such as requests after a new last day, which stay; absent if there are none. */
  warnings: z.optional(z.array(z.string())),
  before: z.optional(z.object({ name: z.optional(z.string()), ...importedFields })),
});
export type ImportedPerson = z.infer<typeof ImportedPerson>;

/** A fault at its line in the file (from 1, header included), and its column, if it is about one. */
export const ImportFault = z.object({ line: z.int(), column: z.optional(z.string()), message: z.string() });
export type ImportFault = z.infer<typeof ImportFault>;

/** A column of the file: its heading, its meaning, and its first non-empty cell. */
export const FileColumn = z.object({
  heading: z.string(),
  column: z.optional(z.string()),
  example: z.optional(z.string()),
});
export type FileColumn = z.infer<typeof FileColumn>;

/**
 * The effect of an import or dry run. With faults nothing is stored: a dry run returns them, a real run refuses with
 * `VALIDATION_ERROR` and one issue each.
 */
export const PeopleImport = z.object({
  dryRun: z.boolean(),
  columns: z.array(FileColumn),
  /** The possible meanings of a column. */
  targets: z.array(z.string()),
  /** The order of dates with slashes; absent if there are none, `UNKNOWN` if undetermined. */
  dateOrder: z.optional(z.enum([...dateOrders, 'UNKNOWN'])),
  people: z.array(ImportedPerson),
  faults: z.array(ImportFault),
});
export type PeopleImport = z.infer<typeof PeopleImport>;
