import * as z from 'zod/mini';
import { PersonReference } from '../../access/schema.ts';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { leaveUnits } from '../../leave/types/amount.ts';
import { lineOfText } from '../../text.ts';
import { PeriodFields, StatusName, TypeName } from '../requests/schema.ts';
import { message } from './messages/message.ts';

const years = { first: 1900, last: 2199 };
const noYear = { error: fieldError(message('time-off.reports.yearBetween', years)) };

export const ReadStatistics = z.object({
  year: z.optional(
    z.coerce
      .number(noYear)
      .check(z.int(noYear), z.minimum(years.first, noYear), z.maximum(years.last, noYear)),
  ),
  departmentId: z.optional(Id),
});
export type ReadStatistics = z.infer<typeof ReadStatistics>;

const BusinessDaysByType = z.record(TypeName, z.number());

/** Counts of the requests that overlap the year; business days are the approved ones within it. */
export const Statistics = z.object({
  year: z.int(),
  totalRequests: z.int(),
  byStatus: z.record(StatusName, z.int()),
  byType: z.record(TypeName, z.int()),
  businessDaysByType: BusinessDaysByType,
  byMonth: z.array(
    z.object({ month: z.int(), businessDays: z.number(), businessDaysByType: BusinessDaysByType }),
  ),
});
export type Statistics = z.infer<typeof Statistics>;

export const CalendarReport = z.object({
  startDate: z.string(),
  endDate: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      isWeekend: z.boolean(),
      entries: z.array(z.object({ requestId: Id, requester: PersonReference, type: TypeName })),
    }),
  ),
});
export type CalendarReport = z.infer<typeof CalendarReport>;

export const ReadTeamReport = z.object(PeriodFields);
export type ReadTeamReport = z.infer<typeof ReadTeamReport>;

export const TeamReport = z.object({
  team: z.object({ id: Id, name: z.string() }),
  startDate: z.string(),
  endDate: z.string(),
  members: z.array(
    z.object({
      user: PersonReference,
      allocationPercent: z.number(),
      businessDaysByType: BusinessDaysByType,
    }),
  ),
  totals: BusinessDaysByType,
});
export type TeamReport = z.infer<typeof TeamReport>;

export const ReadBalanceSums = z.object({
  type: lineOfText(message('time-off.reports.type'), { max: 40 }),
  departmentId: z.optional(Id),
});
export type ReadBalanceSums = z.infer<typeof ReadBalanceSums>;

/**
 * The sums of a department's accounts in their current leave years, in days or hours: total, taken, planned, pending
 * and bookable. Without a department: people who have none.
 */
export const BalanceSum = z.object({
  department: z.optional(z.object({ id: Id, name: z.string() })),
  people: z.int(),
  unit: z.enum(leaveUnits),
  entitled: z.number(),
  taken: z.number(),
  planned: z.number(),
  pending: z.number(),
  bookable: z.number(),
});
export type BalanceSum = z.infer<typeof BalanceSum>;

/** The most missing documents that an overview names. */
export const mostDocumentsNamed = 3;

/** What concerns administrators today, of everyone. */
export const CompanyToday = z.object({
  /** Who of the active people has time off, by department; without a department: people who have none. */
  departments: z.array(
    z.object({
      department: z.optional(z.object({ id: Id, name: z.string() })),
      people: z.int(),
      away: z.int(),
    }),
  ),
  /** Active people without an employment start. */
  withoutStart: z.int(),
  /** Begun requests of others whose expected document is missing, by date. */
  documents: z.object({
    count: z.int(),
    /** Whether there may be more. */
    isCut: z.boolean(),
    first: z
      .array(z.object({ id: Id, requester: PersonReference, startDate: z.string(), endDate: z.string() }))
      .check(z.maxLength(mostDocumentsNamed)),
  }),
  /** People who lose leave within four weeks unless they book it. */
  lapses: z.object({ people: z.int(), isCut: z.boolean() }),
});
export type CompanyToday = z.infer<typeof CompanyToday>;
