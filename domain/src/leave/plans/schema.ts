import * as z from 'zod/mini';
import { isDayOfEveryYear } from '../../calendar/date-parts.ts';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { nameText } from '../../name-text.ts';
import { givenNames } from '../../records/names-schema.ts';
import { lineOfText } from '../../text.ts';
import { effectFields, ruleFields } from '../../work-time/effect-schema.ts';
import { message } from './messages/message.ts';

/** The first day of a plan's leave years, `MM-DD`; null: each person's anniversary. */
const YearStart = z.nullable(
  z
    .string({ error: fieldError(message('leave.plans.yearStartWritten')) })
    .check(z.refine(isDayOfEveryYear, { error: fieldError(message('leave.plans.yearStartNoDay')) })),
);

/** The rules of a policy, parsed by the unit of its type; null ends the offer. */
const Rules = z.nullable(
  z.record(z.string(), z.unknown(), { error: fieldError(message('leave.plans.rulesNoPolicy')) }),
);

const PolicyOfPlan = z.strictObject({
  type: lineOfText(message('leave.plans.type'), { max: 40 }),
  from: calendarDate(message('leave.plans.from')),
  rules: Rules,
});

export const WritePlan = z.strictObject({
  name: nameText(message('leave.plans.name'), { max: 100 }),
  names: z.optional(givenNames({ max: 100 })),
  yearStart: YearStart,
  policies: z.optional(
    z
      .array(PolicyOfPlan, {
        error: fieldError(commonMessage('common.list', { label: message('leave.plans.policies') })),
      })
      .check(z.maxLength(200, { abort: true })),
  ),
  ...ruleFields,
});
export type WritePlan = z.infer<typeof WritePlan>;

export const WritePolicy = z.strictObject({ rules: Rules, ...ruleFields });
export type WritePolicy = z.infer<typeof WritePolicy>;

/** At least one of plan, schedule and place, for people or for a whole department or place. */
export const WriteTerms = z
  .strictObject({
    userIds: z.optional(
      z
        .array(Id, {
          error: fieldError(commonMessage('common.list', { label: message('leave.plans.people') })),
        })
        .check(
          z.minLength(1, { error: fieldError(message('leave.plans.peopleMissing')) }),
          z.maxLength(10_000, { abort: true }),
        ),
    ),
    departmentId: z.optional(Id),
    placeId: z.optional(Id),
    from: calendarDate(message('leave.plans.from')),
    plan: z.optional(Id),
    schedule: z.optional(Id),
    place: z.optional(Id),
    ...ruleFields,
  })
  .check(
    z.refine(
      ({ userIds, departmentId, placeId }) => [userIds, departmentId, placeId].filter(Boolean).length === 1,
      {
        error: fieldError(message('leave.plans.termsForWhom')),
        path: ['userIds'],
      },
    ),
    z.refine(({ plan, schedule, place }) => Boolean(plan ?? schedule ?? place), {
      error: fieldError(message('leave.plans.termsEmpty')),
      path: ['plan'],
    }),
  );
export type WriteTerms = z.infer<typeof WriteTerms>;

/** Days or hours to add or, if negative, to deduct. */
export const WriteAdjustment = z
  .strictObject({
    userId: Id,
    type: lineOfText(message('leave.plans.type'), { max: 40 }),
    amount: z
      .number({ error: fieldError(commonMessage('common.number', { label: message('leave.plans.amount') })) })
      .check(
        z.minimum(-10_000, {
          error: fieldError(
            commonMessage('common.atLeast', { label: message('leave.plans.amount'), limit: -10_000 }),
          ),
        }),
        z.maximum(10_000, {
          error: fieldError(
            commonMessage('common.atMost', { label: message('leave.plans.amount'), limit: 10_000 }),
          ),
        }),
        z.refine((amount) => amount !== 0, { error: fieldError(message('leave.plans.amountZero')) }),
      ),
    on: calendarDate(message('leave.plans.on')),
    expiresOn: z.optional(calendarDate(message('leave.plans.expiresOn'))),
    reason: lineOfText(message('leave.plans.reason'), { max: 500 }),
    ...effectFields,
  })
  .check(
    z.refine(({ on, expiresOn }) => expiresOn === undefined || expiresOn >= on, {
      error: fieldError(message('leave.plans.expiresTooEarly')),
      path: ['expiresOn'],
    }),
    z.refine(({ amount, expiresOn }) => expiresOn === undefined || amount > 0, {
      error: fieldError(message('leave.plans.expiresDeduction')),
      path: ['expiresOn'],
    }),
  );
export type WriteAdjustment = z.infer<typeof WriteAdjustment>;

export const WriteClosing = z.strictObject({
  through: calendarDate(message('leave.plans.through')),
  ...effectFields,
});
export type WriteClosing = z.infer<typeof WriteClosing>;
