import { addDays, addMonths, type CalendarDate, latestDate } from '../../../calendar/calendar-date.ts';
import { firstOfMonth } from '../../../calendar/date-parts.ts';
import { firstBoundedDay } from '../../../calendar/day-bounds.ts';
import type { Period } from '../../../calendar/period.ts';
import type { Texts } from '../../../language/message.ts';
import { fromFirstDay, leaveYearAt } from '../../../leave/earning/year-ends.ts';
import { rulesOn } from '../../../leave/plans/plan.ts';
import { isCounted, isUnlimited, unnamedGrant } from '../../../leave/plans/policy.ts';
import { type Amount, type LeaveUnit, numberOf } from '../../../leave/types/amount.ts';
import { employmentOn } from '../../../people/accounts/employment.ts';
import { account, accountAsOf, type LeaveAccount, timelineOfAccount } from '../engine/account.ts';
import type { LedgerEntry } from '../engine/account-state.ts';
import { isOrdinary } from '../engine/charges/charge-reason.ts';
import { bookableIn } from '../engine/cover.ts';
import type { LotUse } from '../engine/expiry/lots.ts';
import type { LeaveFacts } from '../engine/leave-facts.ts';
import type { AccountAnswer, EntriesAnswer, PersonBalances } from './account-schema.ts';
import { countedField } from './counted.ts';
import { statement } from './statement.ts';

const monthsAhead = 6;

/**
 * The account in responses: in days or hours, with what can be booked at the ends of this month and the next five.
 */
export function accountAnswer(facts: LeaveFacts, on: CalendarDate): AccountAnswer {
  const { code, unit } = facts.type;
  const inUnit = (amount: Amount) => numberOf(amount, unit);
  const orNull = (amount: Amount | null) => (amount === null ? null : inUnit(amount));
  const months = monthEndsFrom(on);
  const asked = timelineOfAccount(facts, on, ...months);
  const { leaveYear, opening, granted, adjusted, taken, planned, pending, lapsed, nextExpiry, ...rest } =
    account(facts, on, asked);
  const asOf = accountAsOf(facts, on, asked);
  return {
    type: code,
    ...countedField(facts, on),
    unit,
    leaveYear,
    opening: inUnit(opening),
    granted: inUnit(granted),
    adjusted: inUnit(adjusted),
    ...paidOutField(rest.paidOut, unit),
    taken: inUnit(taken),
    planned: inUnit(planned),
    pending: inUnit(pending),
    lapsed: inUnit(lapsed),
    bookable: orNull(rest.bookable),
    ...(nextExpiry && { nextExpiry: { date: nextExpiry.date, amount: inUnit(nextExpiry.amount) } }),
    ...leavingFields(facts, on, rest),
    ...neighbouringYears(facts, leaveYear),
    asOf: {
      carriedOver: inUnit(asOf.carriedOver),
      granted: inUnit(asOf.granted),
      adjusted: inUnit(asOf.adjusted),
      ...paidOutField(asOf.paidOut, unit),
      taken: inUnit(asOf.taken),
      expired: inUnit(asOf.expired),
      balance: inUnit(asOf.balance),
      pending: inUnit(pending),
      planned: inUnit(planned),
    },
    expiring: asOf.expiring.map(({ date, amount }) => ({ date, amount: inUnit(amount) })),
    forecast: months.map((date) => ({ date, bookable: orNull(bookableIn(asked.timeline, facts, date)) })),
  };
}

/**
 * What can be booked on the day, in days or hours; for a counted type, what is approved in the leave year. Undefined
 * if the type is not offered, has no limit, or is counted and unused.
 */
export function bookableAnswer(
  facts: LeaveFacts,
  on: CalendarDate,
): PersonBalances['accounts'][number] | undefined {
  const rules = rulesOn(facts, fromFirstDay(on, facts));
  if (rules && isCounted(rules)) return countedAnswer(facts, on);
  if (!rules || isUnlimited(rules)) return undefined;
  const { code: type, unit } = facts.type;
  const { leaveYear, bookable: amount, nextExpiry, payable } = account(facts, on);
  return {
    type,
    unit,
    leaveYear,
    bookable: numberOf(amount ?? 0, unit),
    ...(nextExpiry && { nextExpiry: { date: nextExpiry.date, amount: numberOf(nextExpiry.amount, unit) } }),
    ...leavingFields(facts, on, { payable }),
  };
}

function paidOutField(paidOut: Amount, unit: LeaveUnit): { paidOut?: number } {
  return paidOut === 0 ? {} : { paidOut: numberOf(paidOut, unit) };
}

function leavingFields(
  { employment, type: { unit } }: LeaveFacts,
  on: CalendarDate,
  { payable }: Pick<LeaveAccount, 'payable'>,
): Pick<AccountAnswer, 'payable' | 'lastDay'> {
  const { endDate: lastDay } = employmentOn(on, employment);
  return {
    ...(payable !== undefined && { payable: numberOf(payable, unit) }),
    ...(lastDay !== undefined && { lastDay }),
  };
}

/** The leave years before and after the given one; none that ends before the first readable day. */
function neighbouringYears(
  facts: LeaveFacts,
  { startDate, endDate }: Period,
): Pick<AccountAnswer, 'earlierYear' | 'laterYear'> {
  return {
    ...(startDate > firstBoundedDay && { earlierYear: leaveYearAt(facts, addDays(startDate, -1)) }),
    ...(endDate < latestDate && { laterYear: leaveYearAt(facts, addDays(endDate, 1)) }),
  };
}

function countedAnswer(facts: LeaveFacts, on: CalendarDate): PersonBalances['accounts'][number] | undefined {
  const { code: type, unit } = facts.type;
  const { leaveYear, taken, planned } = account(facts, on);
  if (taken + planned === 0) return undefined;
  return { type, isCounted: true, unit, leaveYear, used: numberOf(taken + planned, unit), bookable: 0 };
}

/** The lines of the period in responses, in days or hours. */
export function entriesAnswer(facts: LeaveFacts, period: Period, texts: Texts): EntriesAnswer {
  const { code, unit } = facts.type;
  const { opening, lines, closing } = statement(facts, period);
  return {
    type: code,
    unit,
    opening: numberOf(opening, unit),
    entries: lines.map((line) => entryOf(line, unit, texts)),
    closing: numberOf(closing, unit),
  };
}

function entryOf(
  { date, kind, amount, balance, because, cause, formula, lots }: LedgerEntry,
  unit: LeaveUnit,
  texts: Texts,
): EntriesAnswer['entries'][number] {
  return {
    date,
    kind,
    amount: numberOf(amount, unit),
    balance: numberOf(balance, unit),
    because: texts.text(because),
    ...(isOrdinary(because) && { isOrdinary: true as const }),
    ...(cause.kind === 'REQUEST' && { requestId: cause.requestId }),
    ...(cause.kind === 'ADJUSTMENT' && { adjustmentId: cause.adjustmentId }),
    ...(cause.kind === 'REQUEST' && cause.status === 'PENDING' && { isPending: true as const }),
    ...(formula && { formula: texts.text(formula) }),
    ...(lots.length > 0 && { lots: lots.map((lot) => lotOf(lot, unit)) }),
  };
}

function lotOf({ since, grant, expiresOn, amount }: LotUse, unit: LeaveUnit) {
  return {
    since,
    ...(grant !== undefined && grant !== unnamedGrant && { name: grant }),
    ...(expiresOn !== undefined && { expiresOn }),
    amount: numberOf(amount, unit),
  };
}

function monthEndsFrom(on: CalendarDate): CalendarDate[] {
  const first = firstOfMonth(on);
  return Array.from({ length: monthsAhead }, (_, months) => addDays(addMonths(first, months + 1), -1));
}
