import { WriteAdjustment } from '@almanac/domain/leave/plans/schema';
import * as z from 'zod/mini';
import { withoutEmpty } from '../../../platform/forms/empty-fields.ts';

/** The fields of an adjustment as typed. The output is a valid adjustment. */
export const adjustmentFormSchema = z.pipe(
  z.object({
    userId: z.string(),
    type: z.string(),
    amount: z.nullable(z.number()),
    on: z.string(),
    expiresOn: z.nullable(z.string()),
    reason: z.string(),
  }),
  z.transform((typed, context) => {
    const adjustment = WriteAdjustment.safeParse(withoutEmpty(typed));
    if (adjustment.success) return adjustment.data;
    for (const { path, message } of adjustment.error.issues) {
      context.issues.push({ code: 'custom', input: typed, path: [...path], message });
    }
    return z.NEVER;
  }),
);
