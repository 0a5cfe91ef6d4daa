import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { leaveUnits } from '../../leave/types/amount.ts';
import { lineOfText } from '../../text.ts';
import { message } from './messages/message.ts';

/** A closing of all accounts through the day; `balances` is the number of stored balances. */
export const Closing = z.object({
  id: Id,
  through: z.string(),
  closedAt: z.string(),
  closedBy: z.object({ id: Id, name: z.string() }),
  people: z.int(),
  balances: z.int(),
});
export type Closing = z.infer<typeof Closing>;

export const UndoClosing = z.object({
  reason: lineOfText(message('time-off.closings.reason'), { max: 500 }),
});
export const ClosingAddress = z.object({ through: calendarDate(message('time-off.closings.through')) });

export const ReadYearEnd = z.object({ through: calendarDate(message('time-off.closings.through')) });
export type ReadYearEnd = z.infer<typeof ReadYearEnd>;

const YearEndSums = {
  type: z.string(),
  unit: z.enum(leaveUnits),
  /** What expires in the day's leave years, through the day. */
  lapsed: z.number(),
  /** The balance at the end of the day. */
  balance: z.number(),
  /** The part of it that expires later unless taken. */
  expiring: z.number(),
};

/** The year-end sums of a type under a plan, in days or hours, with the people affected. */
export const YearEnd = z.array(
  z.object({
    plan: z.object({ id: Id, name: z.string() }),
    ...YearEndSums,
    typeName: z.string(),
    people: z.int(),
    overdrawn: z.int(),
    /**
     * For people whose employment is over by then: their balance is payable, and excluded from the sums of the
     * others.
     */
    isLeaver: z.optional(z.literal(true)),
  }),
);
export type YearEnd = z.infer<typeof YearEnd>;
