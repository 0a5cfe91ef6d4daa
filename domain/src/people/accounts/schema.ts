import * as z from 'zod/mini';
import { RoleName } from '../../access/schema.ts';
import { calendarDate } from '../../calendar/schema.ts';
import { isTrueOrFalse, trueOrFalse } from '../../flag.ts';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { paging } from '../../paging.ts';
import { answerShape, changeShape, createShape } from '../../records/record-schemas.ts';
import { optionalText, searchText } from '../../text.ts';
import { seenVersion, Version } from '../../version.ts';
import { message } from './messages/message.ts';
import { ChangedName, Email, Name } from './person-fields.ts';
import { userFields } from './user-fields.ts';

/** One employment; the first one may lack a start, the latest one a last day. */
export const EmploymentAnswer = z.object({
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
  countsEarlier: z.boolean(),
  keepsBalance: z.boolean(),
});

export const User = z.object({
  id: Id,
  version: Version,
  ...answerShape(userFields),
  departmentName: z.optional(z.string()),
  /** The employments before the latest one, in order; absent if there are none. */
  earlierEmployments: z.optional(z.array(EmploymentAnswer)),
  createdAt: z.string(),
  /** False if the person has never signed in, otherwise absent. */
  hasSignedIn: z.optional(z.literal(false)),
  /** True if the person has never signed in but received a welcome mail, otherwise absent. */
  isWelcomed: z.optional(z.literal(true)),
  /** The latest sign-in; in lists only. */
  lastSignInAt: z.optional(z.string()),
});
export type User = z.infer<typeof User>;

export const ExportUsers = z.object({
  search: searchText({ max: 200 }),
  role: z.optional(RoleName),
  isActive: z.optional(trueOrFalse('isActive')),
  departmentId: z.optional(Id),
  hasSignedIn: z.optional(trueOrFalse('hasSignedIn')),
  hasDepartment: z.optional(trueOrFalse('hasDepartment')),
  hasEmploymentStart: z.optional(trueOrFalse('hasEmploymentStart')),
});
export type ExportUsers = z.infer<typeof ExportUsers>;

export const ListUsers = z.object({
  ...ExportUsers.shape,
  ...paging({ defaultLimit: 100, maxLimit: 1000 }),
});
export type ListUsers = z.infer<typeof ListUsers>;

export const InviteUser = z.strictObject({
  ...createShape(userFields),
  email: Email,
  name: Name,
  role: z.optional(RoleName),
  /** Whether to send a welcome mail; default: true. */
  welcome: z.optional(z.boolean(isTrueOrFalse('welcome'))),
});
export type InviteUser = z.infer<typeof InviteUser>;

/**
 * Omitted fields stay unchanged; null clears them. `keepTotals`: whether the leave year's totals stay although the
 * employment start changes them; by default those set by hand stay.
 */
export const ChangeUser = z.strictObject({
  ...changeShape(userFields),
  /** Both addresses are notified, and the person must sign in again with the new one. */
  email: z.optional(Email),
  name: z.optional(ChangedName),
  /** Stored in the audit log; the only administrator must give one to change their own employment. */
  reason: optionalText(message('people.accounts.reason'), { max: 500 }),
  ...seenVersion,
  keepTotals: z.optional(z.boolean(isTrueOrFalse('keepTotals'))),
});
export type ChangeUser = z.infer<typeof ChangeUser>;

/** With a start, a new employment begins then, with the balance of the previous one if it is kept. */
export const ReactivateUser = z.strictObject({
  employmentStart: z.optional(calendarDate(message('people.accounts.employmentStart'))),
  keepsBalance: z.optional(z.boolean(isTrueOrFalse(message('people.accounts.keepsBalance')))),
  ...seenVersion,
});
export type ReactivateUser = z.infer<typeof ReactivateUser>;

export const ChangeRole = z.strictObject({ role: RoleName, ...seenVersion });
export type ChangeRole = z.infer<typeof ChangeRole>;

/** All but `JSON` are a zip: of CSV files, of such with the caller's separators and decimals, or with an Excel file. */
const formats = ['JSON', 'CSV', 'CSV_EXCEL', 'XLSX'] as const;

export const ExportUser = z.object({
  format: z._default(
    z.enum(formats, {
      error: fieldError(commonMessage('common.option', { label: 'format', options: formats })),
    }),
    'JSON',
  ),
});
export type ExportUser = z.infer<typeof ExportUser>;
