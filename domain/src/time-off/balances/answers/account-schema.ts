import * as z from 'zod/mini';
import { PersonReference } from '../../../access/schema.ts';
import { calendarDate } from '../../../calendar/schema.ts';
import { trueOrFalse } from '../../../flag.ts';
import { Id } from '../../../id.ts';
import { fieldError } from '../../../language/field-error.ts';
import { commonMessage } from '../../../language/messages/message.ts';
import { leaveUnits } from '../../../leave/types/amount.ts';
import { paging } from '../../../paging.ts';
import { lineOfText, searchText } from '../../../text.ts';
import { blockingStatuses } from '../../requests/request-status.ts';
import { statedHalves } from '../../requests/schema.ts';
import { message } from '../messages/message.ts';

const LeaveYear = z.object({ startDate: z.string(), endDate: z.string() });

export const ReadAccounts = z.object({
  userId: z.optional(Id),
  on: z.optional(calendarDate(message('time-off.balances.on'))),
});
export type ReadAccounts = z.infer<typeof ReadAccounts>;

/** Present only if the policy effective that day has no grant: the type is counted, and has no balance. */
const isCounted = z.optional(z.literal(true));

/** The pay-outs within `adjusted`; absent without any. */
const paidOut = z.optional(z.number());

/**
 * Once a last day is set, for types that are paid out: the balance at its end, with approved requests only, later
 * adjustments included. Negative: taken in advance.
 */
const payable = z.optional(z.number());

/** The last day of employment, if set. */
const lastDay = z.optional(z.string());

/** An account in days or hours; `bookable` is null without a limit. */
export const AccountAnswer = z.object({
  type: z.string(),
  isCounted,
  unit: z.enum(leaveUnits),
  leaveYear: LeaveYear,
  opening: z.number(),
  granted: z.number(),
  adjusted: z.number(),
  paidOut,
  taken: z.number(),
  planned: z.number(),
  pending: z.number(),
  lapsed: z.number(),
  bookable: z.nullable(z.number()),
  nextExpiry: z.optional(z.object({ date: z.string(), amount: z.number() })),
  /**
   * The account at the end of the day, before that day's expiry: carriedOver + granted + adjusted - taken - expired =
   * balance. Pending and planned are the leave year's, outside the sum.
   */
  asOf: z.object({
    carriedOver: z.number(),
    granted: z.number(),
    adjusted: z.number(),
    paidOut,
    taken: z.number(),
    expired: z.number(),
    balance: z.number(),
    pending: z.number(),
    planned: z.number(),
  }),
  /** The parts of the balance that expire on the day or later if nothing more is taken. */
  expiring: z.array(z.object({ date: z.string(), amount: z.number() })),
  payable,
  lastDay,
  /** The adjacent leave years, which moves between plans shorten or lengthen; the earlier one only if readable. */
  earlierYear: z.optional(LeaveYear),
  laterYear: z.optional(LeaveYear),
  forecast: z.array(z.object({ date: z.string(), bookable: z.nullable(z.number()) })),
});
export type AccountAnswer = z.infer<typeof AccountAnswer>;

/** The terms behind a person's balances of a day, by name; the schedule with its average worked days a week. */
export const EffectiveTerms = z.object({
  plan: z.string(),
  place: z.string(),
  schedule: z.object({ name: z.string(), daysPerWeek: z.number() }),
  employmentStart: z.optional(z.string()),
  employmentEnd: z.optional(z.string()),
});
export type EffectiveTerms = z.infer<typeof EffectiveTerms>;

/**
 * The sort keys of the balance list: a name, or days of vacation (sick leave for `sick`); `behind` as in `behindBy`.
 */
const balanceOrders = ['name', 'left', 'used', 'pending', 'carried', 'sick', 'behind'] as const;
export type BalanceOrder = (typeof balanceOrders)[number];

const sortOrders = ['asc', 'desc'] as const;

export const ExportBalances = z.object({
  search: searchText({ max: 200 }),
  userId: z.optional(Id),
  departmentId: z.optional(Id),
  /** Only those who have not taken enough of the leave year's vacation, or only the others. */
  notEnough: z.optional(trueOrFalse('notEnough')),
  sortBy: z._default(
    z.enum(balanceOrders, {
      error: fieldError(commonMessage('common.option', { label: 'sortBy', options: balanceOrders })),
    }),
    'name',
  ),
  sortOrder: z._default(
    z.enum(sortOrders, {
      error: fieldError(commonMessage('common.option', { label: 'sortOrder', options: sortOrders })),
    }),
    'asc',
  ),
});
export type ExportBalances = z.infer<typeof ExportBalances>;

export const ListBalances = z.object({
  ...ExportBalances.shape,
  ...paging({ defaultLimit: 50, maxLimit: 100 }),
});
export type ListBalances = z.infer<typeof ListBalances>;

/** An account's comparable figures in its leave year, in days or hours; `left` is null without a limit. */
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

/** An approved or pending request as the caller may see it; for a hidden type `AWAY`, from today on, without an end. */
const NextTimeOff = z.object({
  type: z.string(),
  status: z.enum(blockingStatuses),
  startDate: z.string(),
  endDate: z.optional(z.string()),
  ...statedHalves,
});
export type NextTimeOff = z.infer<typeof NextTimeOff>;

/**
 * A person with what they can book today of each type with a limit, and with their use of each counted type in the
 * leave year; in days or hours.
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
      /** For a counted type: what is approved in the leave year. */
      used: z.optional(z.number()),
      /** 0 for a counted type. */
      bookable: z.number(),
      nextExpiry: z.optional(z.object({ date: z.string(), amount: z.number() })),
      payable,
      lastDay,
    }),
  ),
  /** Absent if the person has no such account, or the caller may not see it. */
  vacation: z.optional(BalanceSummary),
  sick: z.optional(BalanceSummary),
  /** By how much vacation taken is behind the elapsed part of the leave year; absent without a limit. */
  behind: z.optional(z.number()),
  /** Present if the person is so far behind that they have not taken enough. */
  notEnough: z.optional(z.literal(true)),
  /** The present or next time off of a type that takes the person away, in the list only. */
  nextTimeOff: z.optional(NextTimeOff),
});
export type PersonBalances = z.infer<typeof PersonBalances>;

/** What expires at the end of a day, in days or hours. */
export const LapseAnswer = z.object({
  type: z.string(),
  unit: z.enum(leaveUnits),
  date: z.string(),
  amount: z.number(),
});
export type LapseAnswer = z.infer<typeof LapseAnswer>;

export const EntriesOf = z.object({ type: lineOfText(message('time-off.balances.type'), { max: 40 }) });

export const ReadEntries = z
  .object({
    userId: z.optional(Id),
    from: z.optional(calendarDate(message('time-off.balances.from'))),
    to: z.optional(calendarDate(message('time-off.balances.to'))),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: fieldError(message('time-off.balances.toBeforeFrom')),
      path: ['to'],
    }),
  );
export type ReadEntries = z.infer<typeof ReadEntries>;

const entryKinds = [
  'GRANT',
  'ADJUSTMENT',
  'PAID_OUT',
  'OPENING',
  'TAKEN',
  'REFUND',
  'HOLIDAY',
  'LAPSED',
  'KEPT',
  'FORGIVEN',
  'SETTLED',
] as const;

const LotOfEntry = z.object({
  since: z.string(),
  name: z.optional(z.string()),
  expiresOn: z.optional(z.string()),
  amount: z.number(),
});

/** The lines of an account in days or hours, with the balances before and after them. */
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
      /** Whether the reason explains nothing: a whole day, or as approved. */
      isOrdinary: z.optional(z.literal(true)),
      requestId: z.optional(z.string()),
      /** For an adjustment, which administrators can undo. */
      adjustmentId: z.optional(z.string()),
      /** For a pending request; otherwise absent. */
      isPending: z.optional(z.literal(true)),
      formula: z.optional(z.string()),
      lots: z.optional(z.array(LotOfEntry)),
    }),
  ),
  closing: z.number(),
});
export type EntriesAnswer = z.infer<typeof EntriesAnswer>;
