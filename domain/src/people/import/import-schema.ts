import * as z from 'zod/mini';
import { RoleName } from '../../access/schema.ts';
import { calendarDate } from '../../calendar/schema.ts';
import { isTrueOrFalse } from '../../flag.ts';
import { fieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import {
  importedStatuses,
  importOutcomes,
  longestImport,
  longestWorkbook,
  type TypedColumn,
  typedColumns,
} from './import-columns.ts';
import { dateOrders } from './import-dates.ts';
import { message } from './messages/message.ts';
import { openingKinds } from './opening.ts';

const label = message('people.import.csv');

/** The text of a CSV file with at most so many characters. */
export function csvText(max: number) {
  return z
    .string({ error: fieldError(commonMessage('common.text', { label })) })
    .check(
      z.maxLength(max, { error: fieldError(commonMessage('common.tooLong', { label, max })), abort: true }),
    );
}

/** A file: `csv` with at most so many characters, or `xlsx`. */
export function fileFields(mostCharacters: number) {
  return {
    csv: z.optional(csvText(mostCharacters)),
    /** An Excel file in base64, instead of `csv`; its first sheet is read. */
    xlsx: z.optional(
      z.string({ error: fieldError(message('people.import.xlsxNotBase64')) }).check(
        z.maxLength(Math.ceil(longestWorkbook / 3) * 4, {
          error: fieldError(message('people.import.xlsxTooLong')),
          abort: true,
        }),
        z.refine(isBase64, { error: fieldError(message('people.import.xlsxNotBase64')) }),
      ),
    ),
  };
}

/** Exactly one of `csv` and `xlsx`. */
export const isOneFile = z.refine<{ csv?: string | undefined; xlsx?: string | undefined }>(
  ({ csv, xlsx }) => (csv === undefined) !== (xlsx === undefined),
  { path: ['csv'], error: fieldError(message('people.import.oneFile')) },
);

function isBase64(text: string): boolean {
  return text !== '' && text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

/** How to read a file that doesn't say so itself. */
export const readingFields = {
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
};

export const ImportPeople = z
  .strictObject({
    ...fileFields(longestImport.characters),
    /** What opening balances state; without it, they are added to what the plan grants. */
    opening: z.optional(
      z.strictObject({
        as: z.enum(openingKinds, {
          error: fieldError(commonMessage('common.option', { label: 'as', options: openingKinds })),
        }),
        on: calendarDate('on'),
      }),
    ),
    dryRun: z.boolean(isTrueOrFalse('dryRun')),
    ...readingFields,
    /** Whether new people get a welcome mail. */
    welcome: z.optional(z.boolean(isTrueOrFalse('welcome'))),
  })
  .check(isOneFile);
export type ImportPeople = z.infer<typeof ImportPeople>;

/** An opening balance in days or hours: as given, the entry that makes it so, and the balance with it. */
const ImportedOpening = z.object({
  given: z.number(),
  entry: z.number(),
  balance: z.number(),
  /** The next day on which some of it expires. */
  expires: z.optional(z.string()),
});
export type ImportedOpening = z.infer<typeof ImportedOpening>;

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
  /** By type code, if the call says what they state. */
  openings: z.optional(z.record(z.string(), ImportedOpening)),
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
