import * as z from 'zod/mini';

import { Id } from '../../id.ts';
import { answerShape, createShape } from '../../records/record-schemas.ts';
import { lineOfText } from '../../text.ts';
import { seenVersion, Version } from '../../version.ts';
import { effectFields, ruleFields } from '../../work-time/effect-schema.ts';
import { leaveTypeFields } from './leave-type-fields.ts';

/** The fields of a type in responses. */
const answerFields = {
  ...answerShape(leaveTypeFields),
  documentAfterDays: z.optional(z.int()),
};

/** A type as shown to a person. */
export const OfferedType = z.object({
  ...answerFields,
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
export const TypeAddress = z.object({ code: lineOfText('Code', { max: 40 }) });

const typeCode = z.string({ error: 'Code is required' }).check(
  z.maxLength(40, { error: 'Code must be at most 40 characters', abort: true }),
  z.regex(codePattern, {
    error: 'Code must be capital letters, digits and underscores, such as PARENTAL_LEAVE',
  }),
  // Reserved: the code shown to viewers who may not see a type.
  z.refine((code) => code !== 'AWAY', { error: 'Code must not be AWAY' }),
);

const { code: _code, ...written } = createShape(leaveTypeFields);

const TypeFields = {
  ...written,
  /** Absent: unchanged; for a new type, the value of `isAway`. */
  remindsOfExpiry: z.optional(written.remindsOfExpiry),
  documentAfterDays: z.nullish(
    z
      .int({ error: 'Document after days must be a whole number' })
      .check(
        z.minimum(0, { error: 'Document after days must not be negative' }),
        z.maximum(366, { error: 'Document after days must be at most 366' }),
      ),
  ),
};

const hoursOfWork = { error: 'A type in hours counts the own schedule', path: ['counts'] };

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
