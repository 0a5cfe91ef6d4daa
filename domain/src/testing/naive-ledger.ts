import { addDays, addMonths, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from '../calendar/period.ts';
import type { Amount } from '../leave/types/amount.ts';
import type { EntryKind } from '../time-off/balances/engine/account-state.ts';
import type { LeaveAdjustment, LeaveFacts, LeaveRequest } from '../time-off/balances/engine/leave-facts.ts';
import { holidayTakenOn, takenOn } from './naive-charges.ts';
import { NaiveDays } from './naive-days.ts';
import { NaiveEnd } from './naive-end.ts';
import { type NaivePosting, postingsOf } from './naive-grants.ts';
import { NaiveKeeping } from './naive-keeping.ts';
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
    ...adjustments.map((each) => dayOf(each, days)),
    ...terms.flatMap(({ plan }) => days.versionsOf(plan).map(({ from }) => from)),
  ];
  return known.reduce((first, date) => (date < first ? date : first));
}

class NaiveAccount extends NaiveLots {
  readonly #days: NaiveDays;
  readonly #keeping: NaiveKeeping;
  #balance = 0;
  #day: NaiveDay = { date: '', sums: {}, approved: 0, pending: 0, balance: 0 };

  constructor(days: NaiveDays) {
    super();
    this.#days = days;
    this.#keeping = new NaiveKeeping(days);
  }

  /** A new employment first, then credits, charges, expiry, and the end of the leave year. */
  pass(date: CalendarDate, leaveYear: Period, postings: readonly NaivePosting[]): NaiveDay {
    this.#day = { date, sums: {}, approved: 0, pending: 0, balance: this.#balance };
    const ofDay = postings.filter((each) => each.date === date);
    const known = inOrder(this.#days.facts.adjustments);
    const adjustments = known.filter(({ on, opening }) => on === date && opening === undefined);
    const openings = known.filter((each) => each.opening !== undefined && dayOf(each, this.#days) === date);
    const originOf = ({ grant, employment }: NaivePosting) =>
      `grant ${grant ?? ''} of ${leaveYear.startDate} in ${employment}`;
    const restart = this.#days.restartOn(date);
    if (restart?.keepsBalance) this.keep(date);
    else if (restart) {
      this.#enter('SETTLED', -this.#balance);
      this.clear();
    }
    for (const each of ofDay.filter(({ amount }) => amount > 0)) this.#grant(each, originOf(each));
    for (const each of adjustments.filter(({ amount }) => amount > 0)) this.#adjust(each);
    for (const each of ofDay.filter(({ amount }) => amount < 0)) {
      this.draw(-each.amount, originOf(each));
      if (each.isReduction) this.kept -= each.amount;
      this.#enter('GRANT', each.amount);
    }
    for (const each of adjustments.filter(({ amount }) => amount < 0)) {
      this.draw(-each.amount);
      this.#enter(each.kind ?? 'ADJUSTMENT', each.amount);
    }
    const holiday = holidayTakenOn(date, this.#days);
    this.draw(holiday);
    this.#enter('HOLIDAY', -holiday);
    for (const each of inOrder(this.#days.facts.requests)) this.#take(date, each);
    for (const each of openings.filter(({ opening }) => opening === 'BALANCE')) this.#open(each);
    for (const until of this.#keeping.heldFrom(date)) this.hold(until);
    // Nothing expires on a last day of employment, or until the next one begins.
    if (!this.#days.isEnding(date)) this.#end(date, date === leaveYear.endDate);
    for (const each of openings.filter(({ opening }) => opening === 'CARRIED_OVER')) this.#open(each);
    return { ...this.#day, balance: this.#balance };
  }

  #grant({ date, amount, grant }: NaivePosting, origin: string): void {
    const cap = this.#days.rulesOn(date)?.cap ?? null;
    const capped = cap === null ? amount : Math.min(amount, Math.max(0, cap - this.#balance));
    if (capped === 0) return;
    const heldUntil = this.#keeping.heldDuring(date).sort().at(-1);
    this.credit(capped, { origin, grant, since: date, isFixed: false, heldUntil });
    this.#enter('GRANT', capped);
  }

  #adjust({ id, on, amount, expiresOn }: LeaveAdjustment): void {
    this.credit(amount, {
      origin: `adjustment ${id}`,
      since: on,
      expiresOn,
      isFixed: expiresOn !== undefined,
      heldUntil: this.#keeping.heldDuring(on).sort().at(-1),
    });
    this.#enter('ADJUSTMENT', amount);
  }

  /** Makes the balance the given one. What is missing belongs to no grant; what was carried over expires as such. */
  #open(opening: LeaveAdjustment): void {
    const since = dayOf(opening, this.#days);
    const missing = opening.amount - this.#balance;
    if (missing < 0) this.draw(-missing);
    if (missing > 0) {
      const expiresOn = opening.opening === 'CARRIED_OVER' ? this.#lastDayOfCarried(since) : undefined;
      const heldUntil = this.#keeping.heldDuring(since).sort().at(-1);
      const origin = `adjustment ${opening.id}`;
      this.credit(missing, { origin, since, expiresOn, isFixed: false, heldUntil });
    }
    this.#enter('OPENING', missing);
  }

  #lastDayOfCarried(yearEnd: CalendarDate): CalendarDate | undefined {
    const next = addDays(yearEnd, 1);
    const [grant] = (this.#days.rulesOn(yearEnd) ?? this.#days.rulesOn(next))?.grants ?? [];
    return grant?.carryMonths ? addDays(addMonths(next, grant.carryMonths), -1) : undefined;
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
    const rules = this.#days.rulesOn(date);
    this.#enter('LAPSED', -new NaiveEnd(this, { date, rules, keeping: this.#keeping }).end(isYearEnd));
    if (isYearEnd) this.kept = Math.min(this.kept, this.debt);
    if (isYearEnd && rules && !rules.carriesDebt) this.#enter('FORGIVEN', this.forgive());
  }

  #enter(kind: EntryKind, amount: Amount): void {
    if (amount === 0) return;
    this.#balance += amount;
    this.#day.sums[kind] = (this.#day.sums[kind] ?? 0) + amount;
  }
}

/** The day an adjustment is posted on: what was carried over, on the day before the leave year. */
function dayOf({ on, opening }: LeaveAdjustment, days: NaiveDays): CalendarDate {
  return opening === 'CARRIED_OVER' ? addDays(days.leaveYearHolding(on).startDate, -1) : on;
}

function inOrder<Kept extends { id: string }>(records: readonly Kept[]): Kept[] {
  return records.toSorted((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
}
