import { addDays, type CalendarDate } from '../../../calendar/calendar-date.ts';
import { includes, intersection, type Period } from '../../../calendar/period.ts';
import { fromFirstDay, leaveYearAt } from '../../../leave/earning/year-ends.ts';
import { rulesOn } from '../../../leave/plans/plan.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import { daysOfEmploymentOn, employmentOn } from '../../../people/accounts/employment.ts';
import { blocksDays } from '../../requests/request-status.ts';
import type { AccountPosting } from './account-postings.ts';
import type { LedgerEntry } from './account-state.ts';
import { bookableIn, horizonOf } from './cover.ts';
import type { LeaveFacts } from './leave-facts.ts';
import { balanceOn, ledger } from './ledger.ts';
import { settle, type Timeline, timelineThrough } from './settlement.ts';

/**
 * A person's account of a type as of a day, in hundredths of a day or minutes. If another employment begins in the leave
 * year, the account of either one has only its own sums.
 */
export interface LeaveAccount {
  /** The leave year of the day. */
  leaveYear: Period;
  /** The balance before its first day, or what an employment that begins in it kept. */
  opening: Amount;
  granted: Amount;
  /** Pay-outs included. */
  adjusted: Amount;
  /** The pay-outs within `adjusted`. */
  paidOut: Amount;
  /** Approved through the day, with charged holidays. */
  taken: Amount;
  /** Approved after the day. */
  planned: Amount;
  pending: Amount;
  /** What expires in the leave year, its last day included. */
  lapsed: Amount;
  /** The part of it that expired before the day; leave can be used on its last day. */
  expired: Amount;
  /** The charged public holidays within `planned`. */
  holidaysAhead: Amount;
  /** Null: without limit. */
  bookable: Amount | null;
  /** What expires next if nothing more is booked. */
  nextExpiry?: { date: CalendarDate; amount: Amount } | undefined;
  /**
   * The balance at the end of the day's employment with approved requests only, later adjustments included; negative
   * if overdrawn. Set once the last day is known, unless leave is only counted or isn't paid out.
   */
  payable?: Amount | undefined;
}

/** The leave year of the day, and a timeline long enough to compute what is bookable on the days. */
export function timelineOfAccount(
  facts: LeaveFacts,
  on: CalendarDate,
  ...later: CalendarDate[]
): { leaveYear: Period; timeline: Timeline } {
  const leaveYear = leaveYearAt(facts, on);
  return {
    leaveYear,
    timeline: timelineThrough(horizonOf(facts, on, leaveYear.endDate, ...later), facts, on),
  };
}

/**
 * The person's account of the type as of the day; all sums are for the whole leave year. Expects a timeline from
 * `timelineOfAccount` for the same facts and day.
 */
export function account(
  facts: LeaveFacts,
  on: CalendarDate,
  { leaveYear, timeline } = timelineOfAccount(facts, on),
): LeaveAccount {
  const { entries } = settle(timeline);
  const days = accountDays(facts, leaveYear, on);
  const ofYear = entries.filter(({ date }) => includes(days, date));
  const sum = (...kinds: LedgerEntry['kind'][]) => sumOf(ofYear.filter(({ kind }) => kinds.includes(kind)));
  const approved = ofYear.filter((entry) => entry.kind === 'HOLIDAY' || isTaken(entry, 'APPROVED'));
  const { endDate } = daysOfEmploymentOn(on, facts.employment);
  const next = entries.find(({ kind, date }) => kind === 'LAPSED' && date >= on && date <= endDate);
  return {
    leaveYear,
    opening: balanceOn(entries, addDays(days.startDate, -1)) + sum('SETTLED'),
    granted: sum('GRANT'),
    adjusted: sum('ADJUSTMENT', 'PAID_OUT', 'OPENING'),
    paidOut: 0 - sum('PAID_OUT'),
    taken: 0 - sumOf(approved.filter(({ date }) => date <= on)),
    planned: 0 - sumOf(approved.filter(({ date }) => date > on)),
    pending: 0 - sumOf(ofYear.filter((entry) => isTaken(entry, 'PENDING'))),
    lapsed: 0 - sum('LAPSED'),
    expired: 0 - sumOf(ofYear.filter((entry) => isExpiry(entry) && entry.date < on)),
    holidaysAhead: 0 - sumOf(ofYear.filter(({ kind, date }) => kind === 'HOLIDAY' && date > on)),
    bookable: bookableIn(timeline, facts, on),
    nextExpiry: next && { date: next.date, amount: -next.amount },
    payable: payable(facts, timeline, on),
  };
}

/** The days of the leave year until the next employment begins, from the start of the one effective on the date. */
function accountDays({ employment }: LeaveFacts, leaveYear: Period, on: CalendarDate): Period {
  return intersection(leaveYear, daysOfEmploymentOn(on, employment)) ?? leaveYear;
}

/**
 * Whether the type has an account on the date: it is offered, has records, or has leave left from an earlier plan.
 */
export function hasAccount(facts: LeaveFacts, on: CalendarDate): boolean {
  if (rulesOn(facts, fromFirstDay(on, facts))) return true;
  if (facts.adjustments.length > 0 || facts.requests.some(({ status }) => blocksDays(status))) return true;
  return balanceOn(ledger(facts, on).entries, on) !== 0;
}

/** The total of the leave year: carried over, granted and adjusted to its end, less what has expired. */
export function totalOf({
  opening,
  granted,
  adjusted,
  expired,
}: Pick<LeaveAccount, 'opening' | 'granted' | 'adjusted' | 'expired'>): Amount {
  return opening + granted + adjusted - expired;
}

/** The leave used in the leave year: approved, future leave included, and the public holidays charged so far. */
export function usedOf({ taken, planned, holidaysAhead }: LeaveAccount): Amount {
  return taken + planned - holidaysAhead;
}

/**
 * The account at the end of the day, before that day's expiry, without pending requests: `carriedOver + granted +
 * adjusted - taken - expired = balance`.
 */
export interface AccountAsOf {
  carriedOver: Amount;
  /** These four are through the day; pay-outs lower `adjusted`. */
  granted: Amount;
  adjusted: Amount;
  paidOut: Amount;
  taken: Amount;
  /** Before the day; forgiven debt lowers it. */
  expired: Amount;
  balance: Amount;
  /** The parts of the balance that expire on the day or later if nothing more is taken, in order. */
  expiring: { date: CalendarDate; amount: Amount }[];
}

/** The account as of the day. Expects a timeline from `timelineOfAccount` for the same facts and day. */
export function accountAsOf(
  facts: LeaveFacts,
  on: CalendarDate,
  { leaveYear, timeline } = timelineOfAccount(facts, on),
): AccountAsOf {
  const entries = settle(withoutPending(timeline)).entries.filter(({ date }) => date <= on);
  const before = addDays(accountDays(facts, leaveYear, on).startDate, -1);
  const ofYear = entries.filter(({ date }) => date > before);
  const sum = (isMeant: (entry: LedgerEntry) => boolean) => sumOf(ofYear.filter(isMeant));
  const carriedOver = balanceOn(entries, before) + sum(({ kind }) => kind === 'SETTLED');
  const granted = sum(({ kind }) => kind === 'GRANT');
  const paidOut = 0 - sum(({ kind }) => kind === 'PAID_OUT');
  const adjusted = sum(({ kind }) => kind === 'ADJUSTMENT' || kind === 'OPENING') - paidOut;
  const taken = 0 - sum((entry) => entry.kind === 'HOLIDAY' || isTaken(entry, 'APPROVED'));
  const expired = 0 - sum((entry) => isExpiry(entry) && entry.date < on);
  const expiringToday = sum((entry) => isExpiry(entry) && entry.date === on);
  const balance = balanceOn(entries, on) - expiringToday;
  const expiring = expiringFrom(on, facts, timeline);
  return { carriedOver, granted, adjusted, paidOut, taken, expired, balance, expiring };
}

function expiringFrom(
  on: CalendarDate,
  { employment }: LeaveFacts,
  timeline: Timeline,
): AccountAsOf['expiring'] {
  const until = daysOfEmploymentOn(on, employment).endDate;
  const isEnding = employmentOn(on, employment).endDate !== undefined;
  const decided = withoutPending(timeline).postings;
  const credited = new Set(decided.flatMap(({ date, lotKey }) => (date <= on && lotKey ? [lotKey] : [])));
  // What later postings reverse does not expire.
  const isReversal = ({ kind, amount, lotKey }: AccountPosting) =>
    amount < 0 &&
    (kind === 'ADJUSTMENT' || kind === 'PAID_OUT' || (lotKey !== undefined && credited.has(lotKey)));
  const postings = decided.filter((posting) => posting.date <= on || isReversal(posting));
  const { entries, lots } = settle({ ...timeline, postings });
  const lapses = entries
    .filter(({ kind, date }) => kind === 'LAPSED' && date >= on && date <= until)
    .map(({ date, amount }) => ({ date, amount: -amount }));
  const later = lots.flatMap(({ expiresOn, amount }) =>
    expiresOn !== undefined && expiresOn > timeline.until && !isEnding ? [{ date: expiresOn, amount }] : [],
  );
  const byDate = Map.groupBy([...lapses, ...later], ({ date }) => date);
  return [...byDate].map(([date, parts]) => ({
    date,
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  }));
}

function isExpiry({ kind }: LedgerEntry): boolean {
  return kind === 'LAPSED' || kind === 'FORGIVEN';
}

function withoutPending(timeline: Timeline): Timeline {
  return { ...timeline, postings: timeline.postings.filter((posting) => !isPending(posting)) };
}

function isPending({ cause }: AccountPosting): boolean {
  return cause.kind === 'REQUEST' && cause.status === 'PENDING';
}

/**
 * What would be payable if the employment ended with the day, in hundredths of a day or minutes; undefined if the
 * type is only counted then, or isn't paid out.
 */
export function payableAfter(lastDay: CalendarDate, facts: LeaveFacts): Amount | undefined {
  const ended = { ...facts, employment: { ...facts.employment, employmentEnd: lastDay } };
  return payable(ended, timelineThrough(horizonOf(ended, lastDay), ended, lastDay), lastDay);
}

// Nothing expires on the last day or later, so the last balance before the next employment is payable.
function payable(facts: LeaveFacts, timeline: Timeline, on: CalendarDate): Amount | undefined {
  const { endDate: lastDay } = employmentOn(on, facts.employment);
  if (lastDay === undefined || !isPaidOutOn(facts, lastDay)) return undefined;
  const { entries } = settle(withoutPending(timeline));
  return balanceOn(entries, daysOfEmploymentOn(lastDay, facts.employment).endDate);
}

/** Whether what is left on the date can be paid out: the type is meant to be, and not only counted then. */
export function isPaidOutOn(facts: LeaveFacts, date: CalendarDate): boolean {
  return facts.type.isPaidOut && rulesOn(facts, date)?.grants.length !== 0;
}

function isTaken({ kind, cause }: LedgerEntry, status: 'APPROVED' | 'PENDING'): boolean {
  return kind === 'TAKEN' && cause.kind === 'REQUEST' && cause.status === status;
}

function sumOf(entries: readonly LedgerEntry[]): Amount {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}
