import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { GrantKey } from '../../../leave/plans/policy.ts';
import type { Amount } from '../../../leave/types/amount.ts';

/** The remaining leave of one origin: a leave year's grant, or an adjustment. */
export interface Lot {
  /** Identifies the lot, such as by plan, grant and leave year. */
  key: string;
  /** The day of its first credit. */
  since: CalendarDate;
  grant?: GrantKey | undefined;
  amount: Amount;
  /** Its last day; absent before the end of its leave year, or if it never expires. */
  expiresOn?: CalendarDate | undefined;
  /** Whether it was created with a last day, which year-end rules then don't change. */
  isFixed: boolean;
}

/** What was drawn from a lot, or expired with it. */
export interface LotUse {
  since: CalendarDate;
  grant?: GrantKey | undefined;
  expiresOn?: CalendarDate | undefined;
  amount: Amount;
}

/** Leave taken beyond what was available. */
export interface Debt {
  since: CalendarDate;
  amount: Amount;
}

/** The lots and debts of one account at a point in time; never both. */
export class OpenLots {
  #lots: Lot[] = [];
  /** The first credit of each key, in order: a credit after a lot was used up is as old as that lot. */
  #firstCredits = new Map<string, { since: CalendarDate; position: number }>();
  #debts: Debt[] = [];
  #debt = 0;

  get lots(): readonly Lot[] {
    return this.#lots;
  }

  get debts(): readonly Debt[] {
    return this.#debts;
  }

  get debt(): Amount {
    return this.#debt;
  }

  /** A copy, to settle days in another way. */
  copy(): OpenLots {
    const copy = new OpenLots();
    copy.#lots = this.#lots.map((lot) => ({ ...lot }));
    copy.#firstCredits = new Map(this.#firstCredits);
    copy.#debts = [...this.#debts];
    copy.#debt = this.#debt;
    return copy;
  }

  /** Pays debts, the oldest first, and adds the rest to the lot of its key. */
  credit(amount: Amount, lot: Omit<Lot, 'amount'>): void {
    const first = this.#firstCredits.get(lot.key) ?? { since: lot.since, position: this.#firstCredits.size };
    this.#firstCredits.set(lot.key, first);
    const rest = amount - this.#pay(amount);
    if (rest === 0) return;
    // Most credits go into the newest lot.
    const open = this.#lots.findLast(({ key, expiresOn }) => key === lot.key && expiresOn === lot.expiresOn);
    if (open) {
      open.amount += rest;
      return;
    }
    const added = { ...lot, since: first.since, amount: rest };
    const before = this.#lots.findLastIndex((each) => this.#compare(added, each) >= 0);
    this.#lots.splice(before + 1, 0, added);
  }

  /** Draws from the lot of the key, if given, then from the others in order; the rest becomes debt. */
  draw(amount: Amount, on: CalendarDate, key?: string): LotUse[] {
    const used: LotUse[] = [];
    const own = key === undefined ? undefined : this.#lots.find((each) => each.key === key);
    let rest = own ? this.#take(amount, own, used) : amount;
    while (rest > 0 && this.#lots[0]) rest = this.#take(rest, this.#lots[0], used);
    if (rest > 0) {
      this.#debts.push({ since: on, amount: rest });
      this.#debt += rest;
    }
    return used;
  }

  /** Removes what expires on or before the date. */
  expire(date: CalendarDate): LotUse[] {
    const used: LotUse[] = [];
    for (;;) {
      const [first] = this.#lots;
      if (first?.expiresOn === undefined || first.expiresOn > date) return used;
      this.#take(first.amount, first, used);
    }
  }

  /** Removes what the lots together have beyond the limit, the first to expire first. */
  limit(lots: readonly Lot[], limit: Amount): LotUse[] {
    const used: LotUse[] = [];
    let excess = lots.reduce((sum, { amount }) => sum + amount, 0) - limit;
    for (const lot of lots) {
      if (excess <= 0) break;
      excess = this.#take(excess, lot, used);
    }
    return used;
  }

  setExpiry(lots: readonly Lot[], expiresOn: CalendarDate): void {
    for (const lot of lots) lot.expiresOn = expiresOn;
    this.#lots.sort((one, other) => this.#compare(one, other));
  }

  /** Clears all debts, and returns their sum. */
  forgive(): Amount {
    const forgiven = this.#debt;
    this.#debts = [];
    this.#debt = 0;
    return forgiven;
  }

  /** Negative if the first lot is drawn from first: it expires earlier, or on the same day and is older. */
  #compare(one: Lot, other: Lot): number {
    if (one.expiresOn !== other.expiresOn) {
      if (one.expiresOn === undefined) return 1;
      return other.expiresOn === undefined || one.expiresOn < other.expiresOn ? -1 : 1;
    }
    if (one.since !== other.since) return one.since < other.since ? -1 : 1;
    return this.#positionOf(one) - this.#positionOf(other);
  }

  #positionOf({ key }: Lot): number {
    return this.#firstCredits.get(key)?.position ?? 0;
  }

  #pay(amount: Amount): Amount {
    let rest = amount;
    while (rest > 0 && this.#debts[0]) {
      const [first] = this.#debts;
      const paid = Math.min(rest, first.amount);
      rest -= paid;
      this.#debt -= paid;
      if (paid === first.amount) this.#debts.shift();
      else this.#debts[0] = { ...first, amount: first.amount - paid };
    }
    return amount - rest;
  }

  /** Takes at most the amount from the lot, and returns what is missing. */
  #take(amount: Amount, lot: Lot, used: LotUse[]): Amount {
    const { since, grant, expiresOn } = lot;
    const taken = Math.min(amount, lot.amount);
    if (taken > 0) used.push({ since, grant, expiresOn, amount: taken });
    lot.amount -= taken;
    if (lot.amount === 0) this.#lots.splice(this.#lots.indexOf(lot), 1);
    return amount - taken;
  }
}
