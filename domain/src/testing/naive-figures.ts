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
    taken: Amount;
    expired: Amount;
    balance: Amount;
    pending: Amount;
    planned: Amount;
  };
  /** What a leaver is owed, or owes if negative; undefined without a last day, and for a type only counted on it. */
  payable?: Amount | undefined;
}

/** The figures of the day's leave year; a given ledger must reach its end. */
export function naiveFigures(facts: LeaveFacts, on: CalendarDate, ledger?: NaiveLedger): NaiveFigures {
  const leaveYear = new NaiveDays(facts).leaveYearHolding(on);
  const { days } = ledger ?? naiveLedger(facts, leaveYear.endDate);
  const ofYear = days.filter(({ date }) => includes(leaveYear, date));
  const through = ofYear.filter(({ date }) => date <= on);
  const opening = balanceOn(days, addDays(leaveYear.startDate, -1));
  const taken = approvedOf(through);
  const planned = approvedOf(ofYear) - taken;
  const pending = ofYear.reduce((sum, each) => sum - each.pending, 0);
  const before = through.filter(({ date }) => date < on);
  const expired = 0 - sumOf(before, 'LAPSED', 'FORGIVEN');
  return {
    leaveYear,
    opening,
    granted: sumOf(ofYear, 'GRANT'),
    adjusted: sumOf(ofYear, 'ADJUSTMENT'),
    taken,
    planned,
    pending,
    lapsed: 0 - sumOf(ofYear, 'LAPSED'),
    balance: balanceOn(days, on),
    total: opening + sumOf(ofYear, 'GRANT') + sumOf(ofYear, 'ADJUSTMENT') - expired,
    asOf: { ...decidedAsOf(facts, on, leaveYear), pending, planned },
    payable: payableOf(facts),
  };
}

/** Without pending requests, which are outside the sum. */
function decidedAsOf(facts: LeaveFacts, on: CalendarDate, leaveYear: Period) {
  const requests = facts.requests.filter(({ status }) => status === 'APPROVED');
  const { days } = naiveLedger({ ...facts, requests }, on);
  const through = days.filter(({ date }) => includes(leaveYear, date));
  const carriedOver = balanceOn(days, addDays(leaveYear.startDate, -1));
  const [granted, adjusted, taken] = [
    sumOf(through, 'GRANT'),
    sumOf(through, 'ADJUSTMENT'),
    approvedOf(through),
  ];
  const before = through.filter(({ date }) => date < on);
  const expired = 0 - sumOf(before, 'LAPSED', 'FORGIVEN');
  const balance = carriedOver + granted + adjusted - taken - expired;
  return { carriedOver, granted, adjusted, taken, expired, balance };
}

/** With approved requests only, and all adjustments after the last day; a counted type leaves nothing to pay. */
function payableOf(facts: LeaveFacts): Amount | undefined {
  const { employmentEnd } = facts.employment;
  if (employmentEnd === undefined) return undefined;
  if (new NaiveDays(facts).rulesOn(employmentEnd)?.grants.length === 0) return undefined;
  const requests = facts.requests.filter(({ status }) => status === 'APPROVED');
  const last = facts.adjustments.reduce((latest, { on }) => (on > latest ? on : latest), employmentEnd);
  return naiveLedger({ ...facts, requests }, last).days.at(-1)?.balance ?? 0;
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
