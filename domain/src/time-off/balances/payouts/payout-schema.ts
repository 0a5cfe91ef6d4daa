import * as z from 'zod/mini';
import { calendarDate } from '../../../calendar/schema.ts';
import { Id } from '../../../id.ts';
import { fieldError } from '../../../language/field-error.ts';
import { commonMessage } from '../../../language/messages/message.ts';
import { leaveUnits } from '../../../leave/types/amount.ts';
import { paging } from '../../../paging.ts';
import { lineOfText, optionalText } from '../../../text.ts';
import { effectFields } from '../../../work-time/effect-schema.ts';
import { message } from './messages/message.ts';

const amountLabel = { label: message('time-off.balances.payoutAmount') };
const most = 10_000;

/** Days or hours of an account to pay out on a day. */
export const WritePayout = z.strictObject({
  userId: Id,
  type: lineOfText(message('time-off.balances.payoutType'), { max: 40 }),
  amount: z
    .number({ error: fieldError(commonMessage('common.number', amountLabel)) })
    .check(
      z.positive({ error: fieldError(message('time-off.balances.payoutOfNothing')) }),
      z.maximum(most, { error: fieldError(commonMessage('common.atMost', { ...amountLabel, limit: most })) }),
    ),
  on: calendarDate(message('time-off.balances.payoutOn')),
  reason: optionalText(message('time-off.balances.payoutReason'), { max: 500 }),
  ...effectFields,
});
export type WritePayout = z.infer<typeof WritePayout>;

/** A recorded pay-out, in days or hours. */
export const Payout = z.object({
  id: Id,
  userId: Id,
  type: z.string(),
  amount: z.number(),
  on: z.string(),
  reason: z.optional(z.string()),
});
export type Payout = z.infer<typeof Payout>;

export const ListPayables = z.object({
  /** Only those whose last day is on or before it. */
  through: calendarDate(message('time-off.balances.payoutThrough')),
  ...paging({ defaultLimit: 50, maxLimit: 100 }),
});
export type ListPayables = z.infer<typeof ListPayables>;

/** What is payable to a leaver and not yet paid out, in days or hours; negative: taken in advance. */
export const Payable = z.object({
  person: z.object({ id: Id, name: z.string(), email: z.string() }),
  lastDay: z.string(),
  type: z.string(),
  typeName: z.string(),
  unit: z.enum(leaveUnits),
  amount: z.number(),
});
export type Payable = z.infer<typeof Payable>;
