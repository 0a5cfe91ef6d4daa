import * as z from 'zod/mini';
import { Id } from '../../id.ts';

/** What was added to an account, or, negative, taken from it, in days or hours. */
export const Adjustment = z.object({
  id: Id,
  userId: Id,
  type: z.string(),
  amount: z.number(),
  on: z.string(),
  /** The last day of what was added; absent: it is carried over as the rest is. */
  expiresOn: z.optional(z.string()),
  reason: z.string(),
});
export type Adjustment = z.infer<typeof Adjustment>;
