import * as z from 'zod/mini';

import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { answerShape, createShape } from '../../records/record-schemas.ts';
import { lineOfText } from '../../text.ts';
import { seenVersion, Version } from '../../version.ts';
import { effectFields, ruleFields } from '../../work-time/effect-schema.ts';
import { leastProtectedMonths, mostProtectedMonths } from './leave-protection.ts';
import { awayType } from './leave-type.ts';
import { leaveTypeFields } from './leave-type-fields.ts';
import { typeMessage } from './messages/type-message.ts';

/** How approved absences of a type keep leave from expiring. */
const ProtectionAnswer = z.union([
  z.object({ until: z.literal('NEXT_YEAR') }),
  z.object({ monthsAfterYear: z.int() }),
]);

/** The fields of a type in responses. */
const answerFields = {
  ...answerShape(leaveTypeFields),
  documentAfterDays: z.optional(z.int()),
  protectsLeave: z.optional(ProtectionAnswer),
};

const { names: _names, ...shownFields } = answerFields;

/** A type as shown to a person, by its name in their language. */
export const OfferedType = z.object({
  ...shownFields,
  /** Whether the person can request it today. */
  isOffered: z.boolean(),
  /** The earliest start the person may request today; in the past if late reports are allowed. */
  earliestStart: z.optional(z.string()),
});
export type OfferedType = z.infer<typeof OfferedType>;

/** A type as shown to administrators. */
export const StoredType = z.object({
  id: Id,
  version: Version,
  ...answerFields,
  /** Whether plans, balances or requests use it; the unit is then fixed. */
  isInUse: z.boolean(),
});
export type StoredType = z.infer<typeof StoredType>;

export const ListTypes = z.object({ userId: z.optional(Id) });
export type ListTypes = z.infer<typeof ListTypes>;

/** The format of type codes. */
export const codePattern = /^[A-Z][A-Z0-9_]{0,39}$/;

/** The path parameter that names a type. */
export const TypeAddress = z.object({ code: lineOfText(leaveTypeFields.code.label, { max: 40 }) });

const longestCode = 40;
const codeLabel = { label: leaveTypeFields.code.label };

const typeCode = z
  .string({
    error: fieldError(commonMessage('common.required', codeLabel)),
  })
  .check(
    z.maxLength(longestCode, {
      error: fieldError(commonMessage('common.tooLong', { ...codeLabel, max: longestCode })),
      abort: true,
    }),
    z.regex(codePattern, {
      error: fieldError(typeMessage('leave.types.codeCharacters')),
    }),
    // Reserved: the code shown to viewers who may not see a type.
    z.refine((code) => code !== awayType.code, {
      error: fieldError(typeMessage('leave.types.reservedCode', { code: awayType.code })),
    }),
  );

const { code: _code, ...written } = createShape(leaveTypeFields);

const mostDocumentDays = 366;
const wrongDocumentDays = {
  error: fieldError(
    commonMessage('common.wholeNumber', {
      label: leaveTypeFields.documentAfterDays.label,
      first: 0,
      last: mostDocumentDays,
    }),
  ),
};

const wrongMonths = {
  error: fieldError(
    commonMessage('common.wholeNumber', {
      label: typeMessage('leave.types.protectedMonths'),
      first: leastProtectedMonths,
      last: mostProtectedMonths,
    }),
  ),
};

const Protection = z.union(
  [
    z.strictObject({ until: z.literal('NEXT_YEAR') }),
    z.strictObject({
      monthsAfterYear: z
        .int(wrongMonths)
        .check(z.minimum(leastProtectedMonths, wrongMonths), z.maximum(mostProtectedMonths, wrongMonths)),
    }),
  ],
  { error: fieldError(typeMessage('leave.types.wrongProtection')) },
);

const TypeFields = {
  ...written,
  /** Absent: unchanged; for a new type, the value of `isAway`. */
  remindsOfExpiry: z.optional(written.remindsOfExpiry),
  /** Absent: unchanged; for a new type, it reduces nothing. */
  reducesLeave: z.optional(written.reducesLeave),
  /** Absent: unchanged; for a new type, the value of `remindsOfExpiry`, as leave for an occasion isn't paid out. */
  isPaidOut: z.optional(written.isPaidOut),
  /** Absent: unchanged; for a new type, false. */
  isSickness: z.optional(written.isSickness),
  /** Absent: unchanged; for a new type, the person. */
  documentBy: z.optional(written.documentBy),
  documentAfterDays: z.nullish(
    z
      .int(wrongDocumentDays)
      .check(z.minimum(0, wrongDocumentDays), z.maximum(mostDocumentDays, wrongDocumentDays)),
  ),
  /** Absent: unchanged; for a new type, null. */
  protectsLeave: z.nullish(Protection),
};

const hoursOfWork = { error: fieldError(typeMessage('leave.types.hoursOfWork')), path: ['counts'] };

export const CreateLeaveType = z
  .strictObject({ code: typeCode, ...TypeFields, ...effectFields })
  .check(z.refine(({ unit, counts }) => unit === 'DAY' || counts === 'WORKED', hoursOfWork));
export type CreateLeaveType = z.infer<typeof CreateLeaveType>;

export const ChangeLeaveType = z
  .strictObject({
    ...TypeFields,
    ...effectFields,
    /** Why the type is changed, if the author gains; `reason` is the type's rule for requests. */
    changeReason: ruleFields.reason,
    ...seenVersion,
  })
  .check(z.refine(({ unit, counts }) => unit === 'DAY' || counts === 'WORKED', hoursOfWork));
export type ChangeLeaveType = z.infer<typeof ChangeLeaveType>;
