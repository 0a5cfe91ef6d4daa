import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { optionalText } from '../../text.ts';
import { seenVersion } from '../../version.ts';
import { MissingHolidays } from '../../work-time/schema.ts';
import { RequestTimeOff, statedHalves, TypeName } from '../requests/schema.ts';

/** The reason is kept in the audit log; the only administrator must give one to cancel what they have begun themselves. */
export const CancelRequest = z.strictObject({
  reason: optionalText('Reason', { max: 2000 }),
  ...seenVersion,
});
export type CancelRequest = z.infer<typeof CancelRequest>;

export const PreviewRequest = z.strictObject({
  ...RequestTimeOff.shape,
  userId: z.optional(Id),
  excludeRequestId: z.optional(Id),
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;

/** Amounts are days; shares are percents with one decimal. */
export const RequestPreview = z.object({
  /** The business days that the request holds. */
  amount: z.number(),
  /** Present only where the type is counted on all days of the request. */
  isCounted: z.optional(z.literal(true)),
  /** Every day of the period, with the sentence that says why it counts or not. */
  days: z.array(z.object({ date: z.string(), amount: z.number(), because: z.string() })),
  byLeaveYear: z.array(
    z.object({
      leaveYear: z.object({ startDate: z.string(), endDate: z.string() }),
      amount: z.number(),
      /** What would be available in that leave year with the request; null for a type without an entitlement. */
      left: z.nullable(z.number()),
    }),
  ),
  /** What would be answered to the request if it were sent now; one of somebody else is one on their behalf. */
  decision: z.object({
    allowed: z.boolean(),
    code: z.optional(
      z.enum([
        'VALIDATION_ERROR',
        'OVERLAPPING_REQUEST',
        'NOT_FOUND',
        'FORBIDDEN',
        'INVALID_TRANSITION',
        'YEAR_CLOSED',
      ]),
    ),
    message: z.optional(z.string()),
  }),
  /** The person's other requests on these days. */
  overlaps: z.array(
    z.object({ id: Id, type: TypeName, startDate: z.string(), endDate: z.string(), ...statedHalves }),
  ),
  /** The department on its fullest day, the person counted as away. */
  coverage: z.object({
    maxPercentageImpact: z.number(),
    exceedsCapacityLimit: z.boolean(),
    away: z.int(),
  }),
  /** Places and years of counted days whose public holidays haven't been entered yet, so that the amount may change. */
  missingHolidays: z.array(MissingHolidays),
});
export type RequestPreview = z.infer<typeof RequestPreview>;
