import * as z from 'zod/mini';
import { isTrueOrFalse } from '../../flag.ts';
import { Id } from '../../id.ts';
import { leaveUnits } from '../../leave/types/amount.ts';
import { optionalText } from '../../text.ts';
import { seenVersion } from '../../version.ts';
import { MissingHolidays } from '../../work-time/schema.ts';
import { chargeCodes } from '../balances/engine/charges/charge-reason.ts';
import { requestFields } from '../requests/request-rules.ts';
import { DeciderFields, PeriodFields, RequestTimeOff, statedHalves, TypeName } from '../requests/schema.ts';
import { message } from './messages/message.ts';

/**
 * The audit log stores the reason. The only administrator must give one to cancel their own time off that has begun.
 */
export const CancelRequest = z.strictObject({
  reason: optionalText(message('time-off.booking.reason'), { max: 2000 }),
  ...seenVersion,
});
export type CancelRequest = z.infer<typeof CancelRequest>;

/** Whether the absence reduces leave by its full months. */
export const ReduceLeave = z.strictObject({
  reduces: z.boolean(isTrueOrFalse(message('time-off.booking.reduceLabel'))),
  ...seenVersion,
});
export type ReduceLeave = z.infer<typeof ReduceLeave>;

export const PreviewRequest = z.strictObject({
  ...RequestTimeOff.shape,
  userId: z.optional(Id),
  excludeRequestId: z.optional(Id),
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;

/** Amounts are days; shares are percentages with one decimal. */
export const RequestPreview = z.object({
  /** The charged days of the request. */
  amount: z.number(),
  /** Present only if the type is counted on all days of the request. */
  isCounted: z.optional(z.literal(true)),
  /** Every day of the period, with the reason it counts or not as a code and in the caller's language. */
  days: z.array(
    z.object({
      date: z.string(),
      amount: z.number(),
      reason: z.enum(chargeCodes),
      /** The public holiday, if it is the reason. */
      holiday: z.optional(z.string()),
      because: z.string(),
    }),
  ),
  byLeaveYear: z.array(
    z.object({
      leaveYear: z.object(PeriodFields),
      amount: z.number(),
      /** What would be available in the leave year with the request; null for a type without an entitlement. */
      left: z.nullable(z.number()),
    }),
  ),
  /** The decision if the request were sent now; for someone else, on their behalf. */
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
    /** The field in error, if the input is refused. */
    issue: z.optional(z.object({ path: z.enum(requestFields), message: z.string() })),
  }),
  /** The person's other requests on these days. */
  overlaps: z.array(
    z.object({ id: Id, type: TypeName, startDate: z.string(), endDate: z.string(), ...statedHalves }),
  ),
  /** The department on its fullest day, with the person away. */
  coverage: z.object({
    maxPercentageImpact: z.number(),
    exceedsCapacityLimit: z.boolean(),
    away: z.int(),
  }),
  /** Places and years of counted days without public holidays so far; the amount may change. */
  missingHolidays: z.array(MissingHolidays),
  /** What the absence takes from the grants of other types, in days or hours; absent if nothing. */
  reduces: z.optional(
    z.array(
      z.object({
        type: TypeName,
        amount: z.number(),
        /** Set if it does only once an administrator has said so. */
        onlyByHr: z.optional(z.literal(true)),
      }),
    ),
  ),
  /** The leave that it keeps from expiring once approved, with the day on which it would have expired. */
  keepsLeave: z.optional(
    z.array(
      z.object({
        type: z.string(),
        unit: z.enum(leaveUnits),
        amount: z.number(),
        date: z.string(),
        text: z.string(),
      }),
    ),
  ),
  ...DeciderFields,
});
export type RequestPreview = z.infer<typeof RequestPreview>;
