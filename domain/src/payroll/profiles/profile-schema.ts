import * as z from 'zod/mini';
import { isTrueOrFalse } from '../../flag.ts';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import type { Message } from '../../language/message.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { nameText } from '../../name-text.ts';
import { isPlainText, optionalLine } from '../../text.ts';
import { seenVersion, Version } from '../../version.ts';
import { message } from '../messages/message.ts';
import {
  columnFields,
  correctionPlaces,
  decimalMarks,
  fileDateFormats,
  fileEncodings,
  fileGroups,
  lineEnds,
  payrollFormats,
  payrollLevels,
  separators,
} from './profile.ts';

const mostColumns = 60;
const mostTypes = 100;
const mostPlaces = 200;
const longestCode = 40;
const longestText = 100;
const longestBefore = 1000;

const code = (label: Message) => optionalLine(label, { max: longestCode });

/** A type in the file, with its codes in the payroll program. */
const WriteType = z.strictObject({
  code: z
    .string({ error: fieldError(commonMessage('common.required', { label: message('payroll.type') })) })
    .check(z.minLength(1), z.maxLength(longestCode, { abort: true })),
  payrollCode: code(message('payroll.payrollCode')),
  /** For programs that want two codes. */
  secondCode: code(message('payroll.secondCode')),
  /** The code of days that are paid out; without one, pay-outs are left out. */
  payoutCode: code(message('payroll.payoutCode')),
});

/** A column with a field of the row, or with the same text in every line. */
const WriteColumn = z
  .strictObject({
    field: z.optional(
      z.enum(columnFields, {
        error: fieldError(
          commonMessage('common.option', { label: message('payroll.field'), options: columnFields }),
        ),
      }),
    ),
    constant: z.optional(line(message('payroll.constant'))),
    heading: z._default(line(message('payroll.heading')), ''),
  })
  .check(
    z.refine(({ field, constant }) => (field === undefined) !== (constant === undefined), {
      error: fieldError(message('payroll.fieldOrConstant')),
      path: ['field'],
    }),
  );

const name = nameText(message('payroll.name'), { max: longestText });

const columns = list(WriteColumn, message('payroll.columns'), mostColumns).check(
  z.minLength(1, { error: fieldError(message('payroll.noColumns')) }),
);

const textBefore = z
  .string({ error: fieldError(commonMessage('common.text', { label: message('payroll.before') })) })
  .check(
    z.maxLength(longestBefore, {
      error: fieldError(
        commonMessage('common.tooLong', { label: message('payroll.before'), max: longestBefore }),
      ),
      abort: true,
    }),
    z.refine(isPlainText, {
      error: fieldError(commonMessage('common.plainText', { label: message('payroll.before') })),
    }),
  );

const types = list(WriteType, message('payroll.types'), mostTypes).check(
  z.refine((given) => new Set(given.map((type) => type.code)).size === given.length, {
    error: fieldError(message('payroll.sameType')),
  }),
);

const fields = {
  /** The places whose people are in the file, by their place on the day; none: all. */
  placeIds: z.optional(list(Id, message('payroll.places'), mostPlaces)),
  level: choice(message('payroll.level'), payrollLevels),
  types: z.optional(types),
  /** Lines above the headings; {month} and {year} are those of the file. */
  before: z.nullish(textBefore),
  headings: z.optional(z.boolean(isTrueOrFalse(message('payroll.headings')))),
  separator: choice(message('payroll.separator'), separators),
  decimal: choice(message('payroll.decimal'), decimalMarks),
  dateFormat: choice(message('payroll.dateFormat'), fileDateFormats),
  encoding: choice(message('payroll.encoding'), fileEncodings),
  lineEnd: choice(message('payroll.lineEnd'), lineEnds),
  format: choice(message('payroll.format'), payrollFormats),
  groupBy: choice(message('payroll.groupBy'), fileGroups),
  corrections: choice(message('payroll.corrections'), correctionPlaces),
};

/** A new profile; what is left out is as in `plainProfile`. */
export const CreateProfile = z.strictObject({ name, columns, ...fields });
export type CreateProfile = z.infer<typeof CreateProfile>;

/** Omitted fields stay unchanged; `before` is cleared by null. */
export const ChangeProfile = z.strictObject({
  name: z.optional(name),
  columns: z.optional(columns),
  ...fields,
  ...seenVersion,
});
export type ChangeProfile = z.infer<typeof ChangeProfile>;

const ProfileType = z.object({
  code: z.string(),
  payrollCode: z.optional(z.string()),
  secondCode: z.optional(z.string()),
  payoutCode: z.optional(z.string()),
});

const ProfileColumn = z.object({
  field: z.optional(z.enum(columnFields)),
  constant: z.optional(z.string()),
  heading: z.string(),
});
export type ProfileColumn = z.infer<typeof ProfileColumn>;

/** What a profile makes of rows; stored with each run, so that its file stays the same. */
export const ProfileSettings = z.object({
  placeIds: z.array(Id),
  level: z.enum(payrollLevels),
  types: z.array(ProfileType),
  columns: z.array(ProfileColumn),
  before: z.optional(z.string()),
  headings: z.boolean(),
  separator: z.enum(separators),
  decimal: z.enum(decimalMarks),
  dateFormat: z.enum(fileDateFormats),
  encoding: z.enum(fileEncodings),
  lineEnd: z.enum(lineEnds),
  format: z.enum(payrollFormats),
  groupBy: z.enum(fileGroups),
  corrections: z.enum(correctionPlaces),
});
export type ProfileSettings = z.infer<typeof ProfileSettings>;

export const ExportProfile = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  ...ProfileSettings.shape,
});
export type ExportProfile = z.infer<typeof ExportProfile>;

function list<Item extends z.ZodMiniType>(item: Item, label: Message, most: number) {
  return z
    .array(item, { error: fieldError(commonMessage('common.list', { label })) })
    .check(z.maxLength(most, { error: fieldError(message('payroll.atMost', { label, most })), abort: true }));
}

function choice<const Options extends readonly [string, ...string[]]>(label: Message, options: Options) {
  return z.optional(
    z.enum(options, { error: fieldError(commonMessage('common.option', { label, options })) }),
  );
}

// Untrimmed: a space may belong to the program's form.
function line(label: Message) {
  return z.string({ error: fieldError(commonMessage('common.text', { label })) }).check(
    z.maxLength(longestText, {
      error: fieldError(commonMessage('common.tooLong', { label, max: longestText })),
      abort: true,
    }),
    z.refine((text) => isPlainText(text) && !/[\n\r\t]/.test(text), {
      error: fieldError(commonMessage('common.plainLine', { label })),
    }),
  );
}
