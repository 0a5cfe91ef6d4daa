import { WriteAdjustment } from '@almanac/domain/leave/schema';
import { z } from 'zod';
import { withoutEmpty } from '../../platform/empty-fields.ts';

/** The fields of an adjustment as they are typed; what is sent of them must be an adjustment. */
export const adjustmentFormSchema = z
  .object({
    userId: z.string(),
    type: z.string(),
    amount: z.number().nullable(),
    on: z.string(),
    expiresOn: z.string().nullable(),
    reason: z.string(),
  })
  .transform((typed, context) => {
    const adjustment = WriteAdjustment.safeParse(withoutEmpty(typed));
    if (adjustment.success) return adjustment.data;
    for (const { path, message } of adjustment.error.issues) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
    return z.NEVER;
  });
