import * as z from 'zod/mini';
import { fieldError } from '../../language/field-error.ts';
import type { Message } from '../../language/message.ts';
import { lineOfText } from '../../text.ts';
import { message } from './messages/message.ts';

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

function totalDays(label: Message) {
  return z.optional(
    z
      .number({ error: fieldError(message('time-off.balances.number', { label })) })
      .check(
        z.minimum(0, { error: fieldError(message('time-off.balances.least', { label, least: 0 })) }),
        z.maximum(366, { error: fieldError(message('time-off.balances.most', { label, most: 366 })) }),
        z.multipleOf(0.5, { error: fieldError(message('time-off.balances.halfDays', { label })) }),
      ),
  );
}

export const SetBalance = z
  .strictObject({
    vacationDaysTotal: totalDays(message('time-off.balances.vacationDays')),
    sickDaysTotal: totalDays(message('time-off.balances.sickDays')),
    reason: lineOfText(message('time-off.balances.reason'), { max: 500 }),
  })
  .check(
    z.refine((given) => given.vacationDaysTotal !== undefined || given.sickDaysTotal !== undefined, {
      error: fieldError(message('time-off.balances.daysRequired')),
      path: ['vacationDaysTotal'],
    }),
  );
export type SetBalance = z.infer<typeof SetBalance>;
