import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { isTrueOrFalse } from '../../flag.ts';
import { fieldError } from '../../language/field-error.ts';
import { message } from '../../people/accounts/messages/message.ts';
import { EmploymentAnswer } from '../../people/accounts/schema.ts';
import { seenVersion, Version } from '../../version.ts';
import { ruleFields } from '../../work-time/effect-schema.ts';

const mostEmployments = 20;
const isListed = {
  error: fieldError(message('people.accounts.employmentsNotListed', { most: mostEmployments })),
};

/** A person's employments in order, with the version of their account. */
export const Employments = z.object({ employments: z.array(EmploymentAnswer), version: Version });
export type Employments = z.infer<typeof Employments>;

const GivenEmployment = z.strictObject({
  startDate: z.optional(z.nullable(calendarDate(message('people.accounts.employmentStart')))),
  endDate: z.optional(z.nullable(calendarDate(message('people.accounts.lastDay')))),
  countsEarlier: z._default(z.boolean(isTrueOrFalse(message('people.accounts.countsEarlier'))), false),
  keepsBalance: z._default(z.boolean(isTrueOrFalse(message('people.accounts.keepsBalance'))), false),
});
export type GivenEmployment = z.infer<typeof GivenEmployment>;

/** All employments of a person, in order, and whether to apply them or only to return the effect. */
export const ChangeEmployments = z.strictObject({
  employments: z
    .array(GivenEmployment, isListed)
    .check(
      z.minLength(1, { ...isListed, abort: true }),
      z.maxLength(mostEmployments, { ...isListed, abort: true }),
    ),
  ...seenVersion,
  ...ruleFields,
});
export type ChangeEmployments = z.infer<typeof ChangeEmployments>;
