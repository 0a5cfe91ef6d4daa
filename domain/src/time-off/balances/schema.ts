import * as z from 'zod/mini';
import { lineOfText } from '../../text.ts';

export const LeaveBalance = z.object({
  vacationDaysAvailable: z.number(),
  vacationDaysUsed: z.number(),
  vacationDaysPending: z.number(),
  vacationDaysTotal: z.number(),
  sickDaysAvailable: z.number(),
  sickDaysUsed: z.number(),
  sickDaysPending: z.number(),
  sickDaysTotal: z.number(),
  vacationAccrualRate: z.number(),
  sickAccrualRate: z.number(),
  yearlyResetDate: z.string(),
  leaveYear: z.object({ startDate: z.string(), endDate: z.string() }),
  /** Present only if the type is counted: the policy effective today has no grant. */
  vacationIsCounted: z.optional(z.literal(true)),
  sickIsCounted: z.optional(z.literal(true)),
});
export type LeaveBalance = z.infer<typeof LeaveBalance>;

function totalDays(label: string) {
  return z.optional(
    z
      .number({ error: `${label} must be a number` })
      .check(
        z.minimum(0, { error: `${label} must be at least 0` }),
        z.maximum(366, { error: `${label} must be at most 366` }),
        z.multipleOf(0.5, { error: `${label} must be in whole or half days` }),
      ),
  );
}

export const SetBalance = z
  .strictObject({
    vacationDaysTotal: totalDays('Vacation days'),
    sickDaysTotal: totalDays('Sick days'),
    reason: lineOfText('Reason', { max: 500 }),
  })
  .check(
    z.refine((given) => given.vacationDaysTotal !== undefined || given.sickDaysTotal !== undefined, {
      error: 'Vacation days or sick days are required',
      path: ['vacationDaysTotal'],
    }),
  );
export type SetBalance = z.infer<typeof SetBalance>;
