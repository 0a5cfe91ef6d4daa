import * as z from 'zod/mini';
import { PersonReference } from '../../../access/schema.ts';
import { calendarDate } from '../../../calendar/schema.ts';
import { trueOrFalse } from '../../../flag.ts';
import { Id } from '../../../id.ts';
import { leaveUnits } from '../../../leave/types/amount.ts';
import { paging } from '../../../paging.ts';
import { lineOfText, searchText } from '../../../text.ts';

const LeaveYear = z.object({ startDate: z.string(), endDate: z.string() });

export const ReadAccounts = z.object({ userId: z.optional(Id), on: z.optional(calendarDate('On')) });
export type ReadAccounts = z.infer<typeof ReadAccounts>;

/** Present only where the policy effective that day has no grant: the type is counted, and has no balance. */
const isCounted = z.optional(z.literal(true));

/** Once a last day is set: what is left at its end, with approved requests only and later adjustments included. */
const payable = z.optional(z.number());

/** The last day of the employment, where one is set. */
const lastDay = z.optional(z.string());

/** An account in days or hours; `bookable` is null where there is no limit. */
export const AccountAnswer = z.object({
  type: z.string(),
  isCounted,
  unit: z.enum(leaveUnits),
  leaveYear: LeaveYear,
  opening: z.number(),
  granted: z.number(),
  adjusted: z.number(),
  taken: z.number(),
  planned: z.number(),
  pending: z.number(),
  lapsed: z.number(),
  bookable: z.nullable(z.number()),
  nextExpiry: z.optional(z.object({ date: z.string(), amount: z.number() })),
  /**
   * The account at the end of the day, with what expires on it still there: carriedOver + granted + adjusted - taken - expired
   * = balance. Pending and planned are the leave year's and outside the sum.
   */
  asOf: z.object({
    carriedOver: z.number(),
    granted: z.number(),
    adjusted: z.number(),
    taken: z.number(),
    expired: z.number(),
    balance: z.number(),
    pending: z.number(),
    planned: z.number(),
  }),
  /** What of the balance expires on the day or later if nothing is taken after it. */
  expiring: z.array(z.object({ date: z.string(), amount: z.number() })),
  payable,
  lastDay,
  /** The leave years beside this one, which moves between plans make shorter or longer; the earlier one only where it can be read. */
  earlierYear: z.optional(LeaveYear),
  laterYear: z.optional(LeaveYear),
  forecast: z.array(z.object({ date: z.string(), bookable: z.nullable(z.number()) })),
});
export type AccountAnswer = z.infer<typeof AccountAnswer>;

/** What a person's balances of a day go by, by name; the schedule with its worked days a week on average. */
export const HeldTerms = z.object({
  plan: z.string(),
  place: z.string(),
  schedule: z.object({ name: z.string(), daysPerWeek: z.number() }),
  employmentStart: z.optional(z.string()),
  employmentEnd: z.optional(z.string()),
});
export type HeldTerms = z.infer<typeof HeldTerms>;

/** What the list of balances can be sorted by: a name, or days of vacation, of sick leave for `sick`; `behind` as of `behindBy`. */
const balanceOrders = ['name', 'left', 'used', 'pending', 'carried', 'sick', 'behind'] as const;
export type BalanceOrder = (typeof balanceOrders)[number];

export const ExportBalances = z.object({
  search: searchText({ max: 200 }),
  userId: z.optional(Id),
  departmentId: z.optional(Id),
  /** Only those who have not taken enough of the leave year's vacation, or only the others. */
  notEnough: z.optional(trueOrFalse('notEnough')),
  sortBy: z._default(
    z.enum(balanceOrders, { error: `sortBy must be one of ${balanceOrders.join(', ')}` }),
    'name',
  ),
  sortOrder: z._default(z.enum(['asc', 'desc'], { error: 'sortOrder must be asc or desc' }), 'asc'),
});
export type ExportBalances = z.infer<typeof ExportBalances>;

export const ListBalances = z.object({
  ...ExportBalances.shape,
  ...paging({ defaultLimit: 50, maxLimit: 100 }),
});
export type ListBalances = z.infer<typeof ListBalances>;

/** What people compare of an account in its leave year, in days or hours; `left` is null where there is no limit. */
const BalanceSummary = z.object({
  isCounted,
  unit: z.enum(leaveUnits),
  total: z.number(),
  used: z.number(),
  pending: z.number(),
  left: z.nullable(z.number()),
  carried: z.number(),
});
export type BalanceSummary = z.infer<typeof BalanceSummary>;

/**
 * A person with what they can book today of each type that has a limit, and what they have of each counted type that they
 * use in the leave year; in days or hours.
 */
export const PersonBalances = z.object({
  person: PersonReference,
  departmentName: z.optional(z.string()),
  accounts: z.array(
    z.object({
      type: z.string(),
      unit: z.enum(leaveUnits),
      leaveYear: LeaveYear,
      isCounted,
      /** Of a counted type: what is approved in the leave year. */
      used: z.optional(z.number()),
      /** 0 of a counted type. */
      bookable: z.number(),
      nextExpiry: z.optional(z.object({ date: z.string(), amount: z.number() })),
      payable,
      lastDay,
    }),
  ),
  /** Absent where the person has no such account, or the caller may not see it. */
  vacation: z.optional(BalanceSummary),
  sick: z.optional(BalanceSummary),
  /** By how much less of the vacation is taken than of the leave year is over; absent where there is no limit. */
  behind: z.optional(z.number()),
  /** Where somebody is so far behind that they have not taken enough. */
  notEnough: z.optional(z.literal(true)),
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
    userId: z.optional(Id),
    from: z.optional(calendarDate('From')),
    to: z.optional(calendarDate('To')),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: 'To must be on or after from',
      path: ['to'],
    }),
  );
export type ReadEntries = z.infer<typeof ReadEntries>;

const entryKinds = ['GRANT', 'ADJUSTMENT', 'TAKEN', 'REFUND', 'HOLIDAY', 'LAPSED', 'FORGIVEN'] as const;

const LotOfEntry = z.object({
  since: z.string(),
  name: z.optional(z.string()),
  expiresOn: z.optional(z.string()),
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
      requestId: z.optional(z.string()),
      /** Of an adjustment, which administrators can take back. */
      adjustmentId: z.optional(z.string()),
      /** Of a request that is not decided yet; absent otherwise. */
      isPending: z.optional(z.literal(true)),
      formula: z.optional(z.string()),
      lots: z.optional(z.array(LotOfEntry)),
    }),
  ),
  closing: z.number(),
});
export type EntriesAnswer = z.infer<typeof EntriesAnswer>;
