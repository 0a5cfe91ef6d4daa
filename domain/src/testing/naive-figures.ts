import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { includes, type Period } from '../calendar/period.ts';
import type { Amount } from '../leave/types/amount.ts';
import type { EntryKind } from '../time-off/balances/engine/account-state.ts';
import type { LeaveFacts } from '../time-off/balances/engine/leave-facts.ts';
import { NaiveDays } from './naive-days.ts';
import { type NaiveDay, type NaiveLedger, naiveLedger } from './naive-ledger.ts';

/** The figures of the account as of a day; amounts are hundredths of a day, or minutes. */
export interface NaiveFigures {
  leaveYear: Period;
  opening: Amount;
  granted: Amount;
  adjusted: Amount;
  paidOut: Amount;
  taken: Amount;
  planned: Amount;
  pending: Amount;
  lapsed: Amount;
  /** At the end of the day. */
  balance: Amount;
  /** Carried over, granted and adjusted, less what expired before the day. */
  total: Amount;
  asOf: {
    carriedOver: Amount;
    granted: Amount;
    adjusted: Amount;
    paidOut: Amount;
    taken: Amount;
    expired: Amount;
    balance: Amount;
    pending: Amount;
    planned: Amount;
  };
  /**
   * What a leaver is owed, or owes if negative; undefined without a last day, for a type only counted on it, and for
   * one that isn't paid out.
   */
  payable?: Amount | undefined;
}

/** The figures of the day's leave year and employment; a given ledger must reach the year's end. */
export function naiveFigures(facts: LeaveFacts, on: CalendarDate, ledger?: NaiveLedger): NaiveFigures {
  const naiveDays = new NaiveDays(facts);
  const leaveYear = naiveDays.leaveYearHolding(on);
  const { days } = ledger ?? naiveLedger(facts, leaveYear.endDate);
  const ofYear = ofAccount(days, on, naiveDays);
  const through = ofYear.filter(({ date }) => date <= on);
  const opening = openingOf(days, ofYear);
  const taken = approvedOf(through);
  const planned = approvedOf(ofYear) - taken;
  const pending = ofYear.reduce((sum, each) => sum - each.pending, 0);
  const before = through.filter(({ date }) => date < on);
  const expired = 0 - sumOf(before, 'LAPSED', 'FORGIVEN');
  return {
    leaveYear,
    opening,
    granted: sumOf(ofYear, 'GRANT'),
    adjusted: sumOf(ofYear, 'ADJUSTMENT', 'PAID_OUT', 'OPENING'),
    paidOut: 0 - sumOf(ofYear, 'PAID_OUT'),
    taken,
    planned,
    pending,
    lapsed: 0 - sumOf(ofYear, 'LAPSED'),
    balance: balanceOn(days, on),
    total: opening + sumOf(ofYear, 'GRANT', 'ADJUSTMENT', 'PAID_OUT', 'OPENING') - expired,
    asOf: { ...decidedAsOf(facts, on), pending, planned },
    payable: payableOf(facts, on),
  };
}

/** Without pending requests, which are outside the sum. */
function decidedAsOf(facts: LeaveFacts, on: CalendarDate) {
  const requests = facts.requests.filter(({ status }) => status === 'APPROVED');
  const { days } = naiveLedger({ ...facts, requests }, on);
  const through = ofAccount(days, on, new NaiveDays(facts));
  const carriedOver = openingOf(days, through);
  const [granted, adjusted, taken] = [
    sumOf(through, 'GRANT'),
    sumOf(through, 'ADJUSTMENT', 'PAID_OUT', 'OPENING'),
    approvedOf(through),
  ];
  const before = through.filter(({ date }) => date < on);
  const expired = 0 - sumOf(before, 'LAPSED', 'FORGIVEN');
  const balance = carriedOver + granted + adjusted - taken - expired;
  const paidOut = 0 - sumOf(through, 'PAID_OUT');
  return { carriedOver, granted, adjusted, paidOut, taken, expired, balance };
}

/** The days in the leave year and employment of the date; those after a last day belong to its employment. */
function ofAccount(walked: readonly NaiveDay[], on: CalendarDate, days: NaiveDays): NaiveDay[] {
  const leaveYear = days.leaveYearHolding(on);
  const employment = days.employmentOn(on);
  return walked.filter(({ date }) => includes(leaveYear, date) && days.employmentOn(date) === employment);
}

/** The balance before the days, less what stays with an earlier employment. */
function openingOf(days: readonly NaiveDay[], ofYear: readonly NaiveDay[]): Amount {
  const first = ofYear[0]?.date ?? '';
  return balanceOn(days, first && addDays(first, -1)) + sumOf(ofYear, 'SETTLED');
}

/**
 * With approved requests only, and all adjustments until the next employment; a counted type leaves nothing to pay.
 */
function payableOf(facts: LeaveFacts, on: CalendarDate): Amount | undefined {
  if (!facts.type.isPaidOut) return undefined;
  const days = new NaiveDays(facts);
  const employment = days.employmentOn(on);
  const { endDate: lastDay } = days.employments[employment] ?? {};
  if (lastDay === undefined || days.rulesOn(lastDay)?.grants.length === 0) return undefined;
  const requests = facts.requests.filter(({ status }) => status === 'APPROVED');
  const next = days.employments[employment + 1]?.startDate;
  const last = facts.adjustments.reduce((latest, { on }) => (on > latest ? on : latest), lastDay);
  const until = next === undefined ? last : addDays(next, -1);
  return naiveLedger({ ...facts, requests }, until).days.at(-1)?.balance ?? 0;
}

/** The charges of approved requests and holidays. */
function approvedOf(days: readonly NaiveDay[]): Amount {
  return days.reduce((sum, { approved }) => sum - approved, 0) - sumOf(days, 'HOLIDAY');
}

function balanceOn(days: readonly NaiveDay[], on: CalendarDate): Amount {
  return days.findLast(({ date }) => date <= on)?.balance ?? 0;
}

function sumOf(days: readonly NaiveDay[], ...kinds: EntryKind[]): Amount {
  return days.reduce((total, { sums }) => total + kinds.reduce((sum, kind) => sum + (sums[kind] ?? 0), 0), 0);
}
