import { z } from 'zod';
import { PersonReference } from '../../access/schema.ts';
import { calendarDate } from '../../calendar/schema.ts';
import { trueOrFalse } from '../../flag.ts';
import { Id } from '../../id.ts';
import { leaveUnits } from '../../leave/amount.ts';
import { paging } from '../../paging.ts';
import { lineOfText, searchText } from '../../text.ts';
import { isLeaveDay, leaveDayFault } from './leave-day.ts';

const LeaveYear = z.object({ startDate: z.string(), endDate: z.string() });

/** A day of which an account can be read. */
export function leaveDay(label: string) {
  return calendarDate(label).refine(isLeaveDay, { error: leaveDayFault(label) });
}

export const ReadAccounts = z.object({ userId: Id.optional(), on: leaveDay('On').optional() });
export type ReadAccounts = z.infer<typeof ReadAccounts>;

/** An account in days or hours; `bookable` is null where there is no limit. */
export const AccountAnswer = z.object({
  type: z.string(),
  unit: z.enum(leaveUnits),
  leaveYear: LeaveYear,
  opening: z.number(),
  granted: z.number(),
  adjusted: z.number(),
  taken: z.number(),
  planned: z.number(),
  pending: z.number(),
  lapsed: z.number(),
  bookable: z.number().nullable(),
  nextExpiry: z.object({ date: z.string(), amount: z.number() }).optional(),
  forecast: z.array(z.object({ date: z.string(), bookable: z.number().nullable() })),
});
export type AccountAnswer = z.infer<typeof AccountAnswer>;

/** What the list of balances can be sorted by: a name, or days of vacation, of sick leave for `sick`; `behind` as of `behindBy`. */
const balanceOrders = ['name', 'left', 'used', 'pending', 'carried', 'sick', 'behind'] as const;
export type BalanceOrder = (typeof balanceOrders)[number];

export const ExportBalances = z.object({
  search: searchText({ max: 200 }),
  userId: Id.optional(),
  departmentId: Id.optional(),
  /** Only those who have not taken enough of the leave year's vacation, or only the others. */
  notEnough: trueOrFalse('notEnough').optional(),
  sortBy: z
    .enum(balanceOrders, { error: `sortBy must be one of ${balanceOrders.join(', ')}` })
    .default('name'),
  sortOrder: z.enum(['asc', 'desc'], { error: 'sortOrder must be asc or desc' }).default('asc'),
});
export type ExportBalances = z.infer<typeof ExportBalances>;

export const ListBalances = z.object({
  ...ExportBalances.shape,
  ...paging({ defaultLimit: 50, maxLimit: 100 }),
});
export type ListBalances = z.infer<typeof ListBalances>;

/** What people compare of an account in its leave year, in days or hours; `left` is null where there is no limit. */
const BalanceSummary = z.object({
  unit: z.enum(leaveUnits),
  total: z.number(),
  used: z.number(),
  pending: z.number(),
  left: z.number().nullable(),
  carried: z.number(),
});
export type BalanceSummary = z.infer<typeof BalanceSummary>;

/** A person with what they can book today of each type that has a limit, in days or hours. */
export const PersonBalances = z.object({
  person: PersonReference,
  departmentName: z.string().optional(),
  accounts: z.array(
    z.object({
      type: z.string(),
      unit: z.enum(leaveUnits),
      leaveYear: LeaveYear,
      bookable: z.number(),
      nextExpiry: z.object({ date: z.string(), amount: z.number() }).optional(),
    }),
  ),
  /** Absent where the person has no such account, or the caller may not see it. */
  vacation: BalanceSummary.optional(),
  sick: BalanceSummary.optional(),
  /** By how much less of the vacation is taken than of the leave year is over; absent where there is no limit. */
  behind: z.number().optional(),
  /** Where somebody is so far behind that they have not taken enough. */
  notEnough: z.literal(true).optional(),
});
export type PersonBalances = z.infer<typeof PersonBalances>;

/** What of an account lapses at the end of a day, in days or hours. */
export const LapseAnswer = z.object({
  type: z.string(),
  unit: z.enum(leaveUnits),
  date: z.string(),
  amount: z.number(),
});
export type LapseAnswer = z.infer<typeof LapseAnswer>;

export const EntriesOf = z.object({ type: lineOfText('Type', { max: 40 }) });

export const ReadEntries = z
  .object({
    userId: Id.optional(),
    from: calendarDate('From').optional(),
    to: leaveDay('To').optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'To must be on or after from',
    path: ['to'],
  });
export type ReadEntries = z.infer<typeof ReadEntries>;

const entryKinds = ['GRANT', 'ADJUSTMENT', 'TAKEN', 'REFUND', 'HOLIDAY', 'LAPSED', 'FORGIVEN'] as const;

const LotOfEntry = z.object({
  since: z.string(),
  name: z.string().optional(),
  expiresOn: z.string().optional(),
  amount: z.number(),
});

/** The lines of an account in days or hours, between its balances before and after them. */
export const EntriesAnswer = z.object({
  type: z.string(),
  unit: z.enum(leaveUnits),
  opening: z.number(),
  entries: z.array(
    z.object({
      date: z.string(),
      kind: z.enum(entryKinds),
      amount: z.number(),
      balance: z.number(),
      because: z.string(),
      requestId: z.string().optional(),
      /** Of an adjustment, which administrators can take back. */
      adjustmentId: z.string().optional(),
      /** Of a request that is not decided yet; absent otherwise. */
      isPending: z.literal(true).optional(),
      formula: z.string().optional(),
      lots: z.array(LotOfEntry).optional(),
    }),
  ),
  closing: z.number(),
});
export type EntriesAnswer = z.infer<typeof EntriesAnswer>;
