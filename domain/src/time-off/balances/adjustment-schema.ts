import * as z from 'zod/mini';
import { Id } from '../../id.ts';

/** An amount added to an account or, if negative, deducted, in days or hours. */
export const Adjustment = z.object({
  id: Id,
  userId: Id,
  type: z.string(),
  amount: z.number(),
  on: z.string(),
  /** The last day of an added amount; absent: it is carried over like the rest. */
  expiresOn: z.optional(z.string()),
  reason: z.string(),
});
export type Adjustment = z.infer<typeof Adjustment>;
