import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { rowChanges } from './profile.ts';

const day = calendarDate('date');

/** A person as payroll knows them on the day of the run; an erased person has no address and no number. */
const PayrollPerson = z.object({
  id: Id,
  name: z.string(),
  email: z.optional(z.string()),
  personnelNumber: z.optional(z.string()),
  costCentre: z.optional(z.string()),
  departmentName: z.optional(z.string()),
  placeName: z.optional(z.string()),
});
export type PayrollPerson = z.infer<typeof PayrollPerson>;

/**
 * A row of a run at its profile's level. `days` are those with a charge; removed rows are negative. Rows of single
 * absences have their dates, those of single days their date and share.
 */
export const PayrollRow = z.object({
  person: PayrollPerson,
  type: z.object({ code: z.string(), name: z.string() }),
  month: z.string(),
  days: z.optional(z.number()),
  hours: z.number(),
  calendarDays: z.optional(z.number()),
  requestId: z.optional(Id),
  startDate: z.optional(day),
  endDate: z.optional(day),
  startHalf: z.optional(z.enum(['AM', 'PM'])),
  endHalf: z.optional(z.enum(['AM', 'PM'])),
  minutes: z.optional(z.number()),
  date: z.optional(day),
  share: z.optional(z.number()),
  /** Set for a pay-out. */
  isPaidOut: z.optional(z.literal(true)),
  /** Set for corrections, except differences of sums. */
  change: z.optional(z.enum(rowChanges)),
});
export type PayrollRow = z.infer<typeof PayrollRow>;
