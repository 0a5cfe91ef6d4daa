import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { leaveUnits } from '../../leave/types/amount.ts';
import { paging } from '../../paging.ts';
import { EntriesAnswer } from '../balances/answers/account-schema.ts';
import { message } from '../balances/messages/message.ts';

const on = calendarDate(message('time-off.balances.on'));
const Days = z.object({ startDate: z.string(), endDate: z.string() });

export const ReadStatement = z.object({ userId: z.optional(Id), on: z.optional(on) });
export type ReadStatement = z.infer<typeof ReadStatement>;

export const ListStatements = z.object({
  on,
  departmentId: z.optional(Id),
  ...paging({ defaultLimit: 20, maxLimit: 20 }),
});
export type ListStatements = z.infer<typeof ListStatements>;

/** A person as papers name them. */
const NamedOnPaper = z.object({ id: Id, name: z.string(), personnelNumber: z.optional(z.string()) });

const EmploymentOnPaper = z.object({ startDate: z.optional(z.string()), endDate: z.optional(z.string()) });

/** A person's accounts in the leave years of a day, line by line. */
export const Statement = z.object({
  on: z.string(),
  person: NamedOnPaper,
  employment: EmploymentOnPaper,
  /** Of the day. */
  plan: z.string(),
  schedule: z.string(),
  accounts: z.array(
    z.extend(EntriesAnswer, {
      typeName: z.string(),
      /** Present only if the type is counted: it has lines, but no balance. */
      isCounted: z.optional(z.literal(true)),
      leaveYear: Days,
    }),
  ),
});
export type Statement = z.infer<typeof Statement>;

/** What a leaver's next employer needs to know: the leave of the leave year, without what was carried over. */
export const LeaveCertificate = z.object({
  person: NamedOnPaper,
  employment: z.extend(EmploymentOnPaper, { endDate: z.string() }),
  types: z.array(
    z.object({
      type: z.string(),
      typeName: z.string(),
      unit: z.enum(leaveUnits),
      /** The leave year of the last day. */
      leaveYear: Days,
      entitlement: z.number(),
      taken: z.number(),
      paidOut: z.number(),
    }),
  ),
});
export type LeaveCertificate = z.infer<typeof LeaveCertificate>;
