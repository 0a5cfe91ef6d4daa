import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { AnsweredNames } from '../../records/names-schema.ts';
import { lineOfText } from '../../text.ts';
import { seenVersion, Version } from '../../version.ts';
import { message } from './messages/message.ts';
import { accrualRhythms, prorations, roundingModes } from './policy.ts';
import type { PolicyDocument } from './policy-schema.ts';
import { countryIds } from './policy-templates.ts';
import { WritePlan, WritePolicy } from './schema.ts';

/** The path parameters that name a version of a policy. */
export const PolicyAddress = z.object({
  id: Id,
  type: lineOfText(message('leave.plans.type'), { max: 40 }),
  from: calendarDate(message('leave.plans.from')),
});

const amount = z.nullable(z.number());

/** The rules of a policy in responses, in days or hours. */
const RulesAnswer = z.object({
  grants: z.array(
    z.object({
      name: z.nullish(z.string()),
      steps: z.array(z.object({ afterMonths: z.int(), perYear: z.number() })),
      carryLimit: amount,
      carryMonths: z.nullable(z.int()),
    }),
  ),
  accrual: z.object({
    every: z.enum(accrualRhythms),
    at: z.enum(['START', 'END']),
    anchor: z.nullish(z.string()),
  }),
  proration: z.enum(prorations),
  minimum: z.nullish(z.object({ perYear: z.number(), waitingMonths: z.int() })),
  reducedByAbsence: z.optional(z.boolean()),
  rounding: z.nullable(z.object({ to: z.number(), mode: z.enum(roundingModes) })),
  fullWeek: amount,
  cap: amount,
  overdraft: amount,
  carriesDebt: z.boolean(),
  chargesHolidays: z.boolean(),
  usableAfterMonths: z.int(),
  minNoticeDays: z.int(),
  maxDays: z.nullable(z.int()),
  needsWarning: z.optional(z.boolean()),
} satisfies Record<keyof PolicyDocument, z.ZodMiniType>);

const PolicyVersion = z.object({
  type: z.string(),
  from: z.string(),
  /** Null ends the offer. */
  rules: z.nullable(RulesAnswer),
});

export const Plan = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  names: z.optional(AnsweredNames),
  yearStart: z.nullable(z.string()),
  /** By type, then by date. */
  policies: z.array(PolicyVersion),
  /** How many people have it today. */
  people: z.int(),
});
export type Plan = z.infer<typeof Plan>;

/** A version of a policy, with the version number of its plan. */
export const Policy = z.object({ id: Id, planId: Id, version: Version, ...PolicyVersion.shape });
export type Policy = z.infer<typeof Policy>;

export const ChangePlan = z.strictObject({ ...WritePlan.shape, ...seenVersion });
export type ChangePlan = z.infer<typeof ChangePlan>;

/** An omitted leave year is that of the plan; null: each person's anniversary. */
export const CopyPlan = z.strictObject({
  name: WritePlan.shape.name,
  yearStart: z.optional(WritePlan.shape.yearStart),
});
export type CopyPlan = z.infer<typeof CopyPlan>;

/** A plan with the chosen types of a country's template; types that don't exist are added. */
export const PlanFromTemplate = z.strictObject({
  template: z.enum(countryIds, {
    error: fieldError(
      commonMessage('common.option', { label: message('leave.plans.template'), options: countryIds }),
    ),
  }),
  name: WritePlan.shape.name,
  names: WritePlan.shape.names,
  yearStart: WritePlan.shape.yearStart,
  types: z
    .array(lineOfText(message('leave.plans.type'), { max: 40 }), {
      error: fieldError(commonMessage('common.list', { label: message('leave.plans.types') })),
    })
    .check(
      z.minLength(1, { error: fieldError(message('leave.plans.noType')) }),
      z.maxLength(40, { abort: true }),
    ),
  /** The place whose newcomers get the plan. */
  placeId: z.optional(Id),
});
export type PlanFromTemplate = z.infer<typeof PlanFromTemplate>;

export const ChangePolicy = z.strictObject({ ...WritePolicy.shape, ...seenVersion });
export type ChangePolicy = z.infer<typeof ChangePolicy>;
