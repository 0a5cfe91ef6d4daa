import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { message } from './messages/message.ts';

export const PreviewEntitlement = z.object({
  employmentStart: z.optional(calendarDate(message('people.accounts.employmentStart'))),
});
export type PreviewEntitlement = z.infer<typeof PreviewEntitlement>;

/** A total of the current leave year in days, before and after the change; `isSet`: set by hand. */
const ChangedTotal = z.object({ before: z.number(), after: z.number(), isSet: z.boolean() });

/** The effect of a changed entitlement on the totals if none is kept. */
export const EntitlementEffect = z.object({
  leaveYear: z.object({ startDate: z.string(), endDate: z.string() }),
  vacationDaysTotal: ChangedTotal,
  sickDaysTotal: ChangedTotal,
});
export type EntitlementEffect = z.infer<typeof EntitlementEffect>;
