import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { leaveUnits } from '../../leave/types/amount.ts';
import { Pagination, paging } from '../../paging.ts';
import { lineOfText } from '../../text.ts';
import { message } from './messages/message.ts';
import { recalculationReasons } from './recalculation-reason.ts';
import { recalculationStates } from './recalculation-state.ts';

/** An account whose balance an update of Almanac has corrected, in days or hours. */
export const RecalculationAnswer = z.object({
  id: Id,
  person: z.object({ id: Id, name: z.string() }),
  type: z.string(),
  typeName: z.string(),
  unit: z.enum(leaveUnits),
  /** The differing balances on the day of the update, and at the end of open leave years. */
  days: z.array(z.object({ on: z.string(), before: z.number(), after: z.number() })),
  reasons: z.array(z.enum(recalculationReasons)),
  /** The day of the update. */
  madeOn: z.string(),
  state: z.enum(recalculationStates),
  decidedBy: z.optional(z.object({ id: Id, name: z.string() })),
  decidedAt: z.optional(z.string()),
});
export type RecalculationAnswer = z.infer<typeof RecalculationAnswer>;

export const ListRecalculations = z.object({
  ...paging({ defaultLimit: 50, maxLimit: 500 }),
  state: z.optional(
    z.enum(recalculationStates, {
      error: fieldError(commonMessage('common.option', { label: 'state', options: recalculationStates })),
    }),
  ),
});
export type ListRecalculations = z.infer<typeof ListRecalculations>;

export const RecalculationPage = z.object({
  data: z.array(RecalculationAnswer),
  pagination: Pagination,
  counts: z.object({ open: z.int(), kept: z.int(), accepted: z.int() }),
});
export type RecalculationPage = z.infer<typeof RecalculationPage>;

/** Required only if the only administrator decides about their own balance. */
export const DecideRecalculation = z.strictObject({
  reason: z.optional(lineOfText(message('time-off.recalculations.reasonField'), { max: 400 })),
});
export type DecideRecalculation = z.infer<typeof DecideRecalculation>;

/** The number of decided and of still open recalculations; `own` of those are the caller's. */
export const DecidedRecalculations = z.object({ decided: z.int(), open: z.int(), own: z.int() });
export type DecidedRecalculations = z.infer<typeof DecidedRecalculations>;
