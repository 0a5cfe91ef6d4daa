import * as z from 'zod/mini';
import { isDayOfEveryYear } from '../../calendar/date-parts.ts';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { nameText } from '../../name-text.ts';
import { lineOfText } from '../../text.ts';
import { effectFields, ruleFields } from '../../work-time/effect-schema.ts';

/** The first day of a plan's leave years, `MM-DD`; null: each person's anniversary. */
const YearStart = z.nullable(
  z.string({ error: 'Leave year start must be a day, written MM-DD' }).check(
    z.refine(isDayOfEveryYear, {
      error: 'Leave year start must be a day that each year has, written MM-DD',
    }),
  ),
);

/** The rules of a policy, parsed by the unit of its type; null ends the offer. */
const Rules = z.nullable(z.record(z.string(), z.unknown(), { error: 'Rules must be a policy, or null' }));

const PolicyOfPlan = z.strictObject({
  type: lineOfText('Type', { max: 40 }),
  from: calendarDate('From'),
  rules: Rules,
});

export const WritePlan = z.strictObject({
  name: nameText('Name', { max: 100 }),
  yearStart: YearStart,
  policies: z.optional(
    z.array(PolicyOfPlan, { error: 'Policies must be a list' }).check(z.maxLength(200, { abort: true })),
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
        .array(Id, { error: 'People must be a list' })
        .check(z.minLength(1, { error: 'People are required' }), z.maxLength(10_000, { abort: true })),
    ),
    departmentId: z.optional(Id),
    placeId: z.optional(Id),
    from: calendarDate('From'),
    plan: z.optional(Id),
    schedule: z.optional(Id),
    place: z.optional(Id),
    ...ruleFields,
  })
  .check(
    z.refine(
      ({ userIds, departmentId, placeId }) => [userIds, departmentId, placeId].filter(Boolean).length === 1,
      {
        error: 'Terms are for people, for a department or for a place',
        path: ['userIds'],
      },
    ),
    z.refine(({ plan, schedule, place }) => Boolean(plan ?? schedule ?? place), {
      error: 'A plan, a schedule or a place is required',
      path: ['plan'],
    }),
  );
export type WriteTerms = z.infer<typeof WriteTerms>;

/** Days or hours to add or, if negative, to deduct. */
export const WriteAdjustment = z
  .strictObject({
    userId: Id,
    type: lineOfText('Type', { max: 40 }),
    amount: z.number({ error: 'Amount must be a number' }).check(
      z.minimum(-10_000, { error: 'Amount must be at least -10000' }),
      z.maximum(10_000, { error: 'Amount must be at most 10000' }),
      z.refine((amount) => amount !== 0, { error: 'Amount must not be 0' }),
    ),
    on: calendarDate('On'),
    expiresOn: z.optional(calendarDate('Expires on')),
    reason: lineOfText('Reason', { max: 500 }),
    ...effectFields,
  })
  .check(
    z.refine(({ on, expiresOn }) => expiresOn === undefined || expiresOn >= on, {
      error: 'Expires on must not be before the day of the adjustment',
      path: ['expiresOn'],
    }),
    z.refine(({ amount, expiresOn }) => expiresOn === undefined || amount > 0, {
      error: 'Only what is added can expire',
      path: ['expiresOn'],
    }),
  );
export type WriteAdjustment = z.infer<typeof WriteAdjustment>;

export const WriteClosing = z.strictObject({ through: calendarDate('Through'), ...effectFields });
export type WriteClosing = z.infer<typeof WriteClosing>;
