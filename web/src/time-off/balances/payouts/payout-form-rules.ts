import { WritePayout } from '@almanac/domain/time-off/balances/payouts/payout-schema';
import * as z from 'zod/mini';
import { withoutEmpty } from '../../../platform/forms/empty-fields.ts';

/** The fields of a pay-out as typed. The output is a valid pay-out. */
export const payoutFormSchema = z.pipe(
  z.object({
    userId: z.string(),
    type: z.string(),
    amount: z.nullable(z.number()),
    on: z.string(),
    reason: z.string(),
  }),
  z.transform((typed, context) => {
    const payout = WritePayout.safeParse(withoutEmpty(typed));
    if (payout.success) return payout.data;
    for (const { path, message } of payout.error.issues) {
      context.issues.push({ code: 'custom', input: typed, path: [...path], message });
    }
    return z.NEVER;
  }),
);
