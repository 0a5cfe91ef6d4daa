import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { PolicyRules } from '../leave/plans/policy.ts';
import type { Amount } from '../leave/types/amount.ts';
import { monthsAfter, type NaiveKeeping } from './naive-keeping.ts';
import type { NaiveLot, NaiveLots } from './naive-lots.ts';

interface EndOf {
  date: CalendarDate;
  rules: PolicyRules | undefined;
  keeping: NaiveKeeping;
}

/** The end of a day, on which lots expire, fall to a limit or are kept. */
export class NaiveEnd {
  readonly #account: NaiveLots;
  readonly #of: EndOf;
  readonly #unwarned: NaiveLot[] = [];
  readonly #later = new Map<NaiveLot, CalendarDate>();
  #takeable: Amount | undefined;

  constructor(account: NaiveLots, of: EndOf) {
    this.#account = account;
    this.#of = of;
  }

  /** Ends the day by its rules and returns what expires. */
  end(isYearEnd: boolean): Amount {
    const { rules } = this.#of;
    if (isYearEnd) this.#release();
    let lapsed = this.#expire();
    if (isYearEnd && rules) lapsed += this.#endYear(rules);
    if (isYearEnd) lapsed += this.#expire();
    this.#account.dropEmpty();
    return lapsed;
  }

  /** What was held until the year end belongs to its leave year from now on. */
  #release(): void {
    const { date } = this.#of;
    for (const lot of this.#account.lots) {
      if (lot.heldUntil === undefined || lot.heldUntil > date) continue;
      lot.heldUntil = undefined;
      if (lot.isFixed && (lot.expiresOn ?? '') > date) continue;
      if (lot.expiresOn !== undefined && lot.expiresOn > date) this.#later.set(lot, lot.expiresOn);
      lot.expiresOn = undefined;
      lot.isFixed = false;
      lot.countsFor = date;
    }
  }

  /** Removes what expires on the day. */
  #expire(): Amount {
    const due = this.#account
      .inOrder()
      .filter(({ expiresOn }) => expiresOn !== undefined && expiresOn <= this.#of.date);
    return due.reduce((sum, lot) => sum + this.#fall(lot, lot.amount, true), 0);
  }

  /** Ends a leave year by the rules of its last day. */
  #endYear({ grants }: PolicyRules): Amount {
    let lapsed = 0;
    for (const [index, grant] of grants.entries()) {
      const { name, carryLimit, carryMonths } = grant;
      const isOfGrant = (lot: NaiveLot) =>
        lot.grant === name || (index === 0 && !grants.some((each) => each.name === lot.grant));
      if (carryMonths !== null) this.#setExpiry(this.#free(isOfGrant), carryMonths);
      if (carryLimit !== null && carryMonths !== 0) lapsed += this.#limit(this.#free(isOfGrant), carryLimit);
    }
    return lapsed;
  }

  /** The lots that the rules of the leave year's end are about. */
  #free(isOfGrant: (lot: NaiveLot) => boolean): NaiveLot[] {
    return this.#account
      .inOrder()
      .filter((lot) => !lot.isFixed && !this.#unwarned.includes(lot) && !this.#isHeld(lot) && isOfGrant(lot));
  }

  #setExpiry(lots: readonly NaiveLot[], carryMonths: number): void {
    const { date, keeping } = this.#of;
    const lastDay = monthsAfter({ startDate: date, endDate: date }, carryMonths);
    for (const lot of lots) {
      if (lot.expiresOn !== undefined) continue;
      const later = this.#later.get(lot) ?? lastDay;
      lot.expiresOn = later > lastDay ? later : lastDay;
      const moved = keeping.movedTo(lot) ?? '';
      if (moved <= lot.expiresOn) continue;
      lot.expiresOn = moved;
      lot.isFixed = true;
    }
  }

  #limit(lots: readonly NaiveLot[], limit: Amount): Amount {
    let excess = lots.reduce((sum, { amount }) => sum + amount, 0) - limit;
    let lapsed = 0;
    for (const lot of lots) {
      const amount = Math.min(lot.amount, excess);
      if (amount <= 0) continue;
      excess -= amount;
      lapsed += this.#fall(lot, amount, false);
    }
    return lapsed;
  }

  /** Takes from the lot what nothing keeps, and returns it. */
  #fall(lot: NaiveLot, amount: Amount, isExpiry: boolean): Amount {
    const { date, rules, keeping } = this.#of;
    if (this.#isHeld(lot)) {
      lot.expiresOn = undefined;
      return 0;
    }
    const moved = keeping.movedTo(lot);
    if (moved !== undefined && moved > date) {
      this.#part(lot, amount, { expiresOn: moved, isFixed: true });
      return 0;
    }
    const hindered = this.#hindered(lot, amount);
    const rest = amount - hindered;
    if (keeping.isWarned(lot, date, rules)) {
      lot.amount -= rest;
      return rest;
    }
    if (rest > 0)
      this.#unwarned.push(isExpiry ? this.#part(lot, rest, { expiresOn: undefined, isFixed: false }) : lot);
    return 0;
  }

  /** Keeps what could not be taken, and returns it. */
  #hindered(lot: NaiveLot, amount: Amount): Amount {
    const { date, keeping } = this.#of;
    const months = keeping.monthsKept(date);
    if (months === undefined) return 0;
    this.#takeable ??= keeping.workedBy(date);
    const taken = Math.min(this.#takeable, amount);
    this.#takeable -= taken;
    const until = monthsAfter(keeping.leaveYearOf(lot), months);
    if (until <= date) return 0;
    this.#part(lot, amount - taken, { expiresOn: until, isFixed: true });
    return amount - taken;
  }

  /** Changes a part of the lot, which then is a lot of its own. */
  #part(lot: NaiveLot, amount: Amount, change: Pick<NaiveLot, 'expiresOn' | 'isFixed'>): NaiveLot {
    if (amount === lot.amount) return Object.assign(lot, change);
    const part = { ...lot, ...change, amount };
    lot.amount -= amount;
    this.#account.lots.splice(this.#account.lots.indexOf(lot) + 1, 0, part);
    return part;
  }

  #isHeld({ heldUntil }: NaiveLot): boolean {
    return heldUntil !== undefined && heldUntil > this.#of.date;
  }
}
