import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { leaveUnits } from '../../leave/types/amount.ts';
import { lineOfText } from '../../text.ts';

/** The accounts of everybody are closed through the day; `balances` is how many were kept as witnesses. */
export const Closing = z.object({
  id: Id,
  through: z.string(),
  closedAt: z.string(),
  closedBy: z.object({ id: Id, name: z.string() }),
  people: z.int(),
  balances: z.int(),
});
export type Closing = z.infer<typeof Closing>;

export const UndoClosing = z.object({ reason: lineOfText('Reason', { max: 500 }) });
export const ClosingAddress = z.object({ through: calendarDate('Through') });

export const ReadYearEnd = z.object({ through: calendarDate('Through') });
export type ReadYearEnd = z.infer<typeof ReadYearEnd>;

const YearEndSums = {
  type: z.string(),
  unit: z.enum(leaveUnits),
  /** What lapses in the leave years that hold the day, through the day. */
  lapsed: z.number(),
  /** What is there at the end of the day. */
  balance: z.number(),
  /** The part of it that lapses later, unless it is taken. */
  expiring: z.number(),
};

/** What the day leaves of a type under a plan, in days or hours, with the people of whom something lapses or is left. */
export const YearEnd = z.array(
  z.object({
    plan: z.object({ id: Id, name: z.string() }),
    ...YearEndSums,
    typeName: z.string(),
    people: z.int(),
    overdrawn: z.int(),
    /** Of people whose employment is over by then: what is left is payable, and stands outside the sums of the others. */
    isLeaver: z.optional(z.literal(true)),
  }),
);
export type YearEnd = z.infer<typeof YearEnd>;
