import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from '../calendar/period.ts';
import type { Amount } from '../leave/types/amount.ts';
import type { EntryKind } from '../time-off/balances/engine/account-state.ts';
import type { LeaveAdjustment, LeaveFacts, LeaveRequest } from '../time-off/balances/engine/leave-facts.ts';
import { holidayTakenOn, takenOn } from './naive-charges.ts';
import { NaiveDays } from './naive-days.ts';
import { type NaivePosting, postingsOf } from './naive-grants.ts';
import { type NaiveLot, NaiveLots } from './naive-lots.ts';

/** The sums of each kind on a day, and the balance at its end. */
export interface NaiveDay {
  date: CalendarDate;
  sums: Partial<Record<EntryKind, Amount>>;
  /** The parts of TAKEN; both are negative. */
  approved: Amount;
  pending: Amount;
  balance: Amount;
}

export interface NaiveLedger {
  days: readonly NaiveDay[];
  /** The stretches between two year ends, from the first day of the ledger. */
  leaveYears: readonly Period[];
  lots: readonly NaiveLot[];
  debt: Amount;
}

/**
 * The account of a person and type through the date, computed literally: every day is visited, and nothing is merged
 * or skipped. It shares no rule with the engine; tests compare the two.
 */
export function naiveLedger(facts: LeaveFacts, until: CalendarDate): NaiveLedger {
  const days = new NaiveDays(facts);
  const leaveYears = days.leaveYears(firstDayOf(days, until), until);
  const account = new NaiveAccount(days);
  const walked: NaiveDay[] = [];
  for (const leaveYear of leaveYears) {
    const postings = postingsOf(leaveYear, days);
    for (
      let date = leaveYear.startDate;
      date <= leaveYear.endDate && date <= until;
      date = addDays(date, 1)
    ) {
      walked.push(account.pass(date, leaveYear, postings));
    }
  }
  return { days: walked, leaveYears, lots: account.lots, debt: account.debt };
}

/** The earliest day of any record, or of a policy the person ever has. */
function firstDayOf(days: NaiveDays, until: CalendarDate): CalendarDate {
  const { requests, adjustments, terms } = days.facts;
  const known = [
    until,
    ...requests.map(({ startDate }) => startDate),
    ...adjustments.map(({ on }) => on),
    ...terms.flatMap(({ plan }) => days.versionsOf(plan).map(({ from }) => from)),
  ];
  return known.reduce((first, date) => (date < first ? date : first));
}

class NaiveAccount extends NaiveLots {
  readonly #days: NaiveDays;
  #balance = 0;
  #day: NaiveDay = { date: '', sums: {}, approved: 0, pending: 0, balance: 0 };

  constructor(days: NaiveDays) {
    super();
    this.#days = days;
  }

  /** Credits first, then charges, then expiry, then the end of the leave year. */
  pass(date: CalendarDate, leaveYear: Period, postings: readonly NaivePosting[]): NaiveDay {
    this.#day = { date, sums: {}, approved: 0, pending: 0, balance: this.#balance };
    const ofDay = postings.filter((each) => each.date === date);
    const adjustments = inOrder(this.#days.facts.adjustments).filter(({ on }) => on === date);
    const originOf = ({ grant }: NaivePosting) => `grant ${grant ?? ''} of ${leaveYear.startDate}`;
    for (const each of ofDay.filter(({ amount }) => amount > 0)) this.#grant(each, originOf(each));
    for (const each of adjustments.filter(({ amount }) => amount > 0)) this.#adjust(each);
    for (const each of ofDay.filter(({ amount }) => amount < 0)) {
      this.draw(-each.amount, originOf(each));
      this.#enter('GRANT', each.amount);
    }
    for (const each of adjustments.filter(({ amount }) => amount < 0)) {
      this.draw(-each.amount);
      this.#enter('ADJUSTMENT', each.amount);
    }
    const holiday = holidayTakenOn(date, this.#days);
    this.draw(holiday);
    this.#enter('HOLIDAY', -holiday);
    for (const each of inOrder(this.#days.facts.requests)) this.#take(date, each);
    // Nothing expires on the last day of employment or later.
    if (date < (this.#days.lastDay ?? '9999-12-31')) this.#end(date, date === leaveYear.endDate);
    return { ...this.#day, balance: this.#balance };
  }

  #grant({ date, amount, grant }: NaivePosting, origin: string): void {
    const cap = this.#days.rulesOn(date)?.cap ?? null;
    const capped = cap === null ? amount : Math.min(amount, Math.max(0, cap - this.#balance));
    if (capped === 0) return;
    this.credit(capped, { origin, grant, since: date, isFixed: false });
    this.#enter('GRANT', capped);
  }

  #adjust({ id, on, amount, expiresOn }: LeaveAdjustment): void {
    this.credit(amount, {
      origin: `adjustment ${id}`,
      since: on,
      expiresOn,
      isFixed: expiresOn !== undefined,
    });
    this.#enter('ADJUSTMENT', amount);
  }

  #take(date: CalendarDate, request: LeaveRequest): void {
    if (request.status !== 'APPROVED' && request.status !== 'PENDING') return;
    const amount = takenOn(date, request, this.#days);
    this.draw(amount);
    this.#enter('TAKEN', -amount);
    if (request.status === 'APPROVED') this.#day.approved -= amount;
    else this.#day.pending -= amount;
  }

  #end(date: CalendarDate, isYearEnd: boolean): void {
    const rules = isYearEnd ? this.#days.rulesOn(date) : undefined;
    const expired = this.expire(date);
    const left = rules ? this.endYear(date, rules) : 0;
    this.#enter('LAPSED', -(expired + left));
    if (rules && !rules.carriesDebt) this.#enter('FORGIVEN', this.forgive());
  }

  #enter(kind: EntryKind, amount: Amount): void {
    if (amount === 0) return;
    this.#balance += amount;
    this.#day.sums[kind] = (this.#day.sums[kind] ?? 0) + amount;
  }
}

function inOrder<Kept extends { id: string }>(records: readonly Kept[]): Kept[] {
  return records.toSorted((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
}
