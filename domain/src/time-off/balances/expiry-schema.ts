import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { lineOfText } from '../../text.ts';
import { effectFields } from '../../work-time/effect-schema.ts';
import { message } from './messages/message.ts';

/** A later last day for the leave of a leave year; it replaces an earlier one. */
export const MoveExpiry = z.strictObject({
  userId: Id,
  type: lineOfText(message('time-off.balances.type'), { max: 40 }),
  leaveYearStart: calendarDate(message('time-off.balances.leaveYearStart')),
  expiresOn: calendarDate(message('time-off.balances.expiresOn')),
  reason: lineOfText(message('time-off.balances.reason'), { max: 500 }),
  ...effectFields,
});
export type MoveExpiry = z.infer<typeof MoveExpiry>;

export const ExpiryMoved = z.object({
  userId: Id,
  type: z.string(),
  leaveYearStart: z.string(),
  expiresOn: z.string(),
  reason: z.string(),
});
export type ExpiryMoved = z.infer<typeof ExpiryMoved>;
