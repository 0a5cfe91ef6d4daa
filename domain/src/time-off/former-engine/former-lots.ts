import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Amount } from '../../leave/types/amount.ts';

export interface FormerLot {
  key: string;
  since: CalendarDate;
  grant?: string | undefined;
  amount: Amount;
  expiresOn?: CalendarDate | undefined;
  isFixed: boolean;
}

/** The open lots and the debt of one account; never both. */
export class FormerLots {
  #lots: FormerLot[] = [];
  readonly #firstCredits = new Map<string, { since: CalendarDate; position: number }>();
  #debt = 0;

  get lots(): readonly FormerLot[] {
    return this.#lots;
  }

  /** Pays the debt and adds the rest to the lot of its key. */
  credit(amount: Amount, lot: Omit<FormerLot, 'amount'>): void {
    const first = this.#firstCredits.get(lot.key) ?? {
      since: lot.since,
      position: this.#firstCredits.size,
    };
    this.#firstCredits.set(lot.key, first);
    const paid = Math.min(amount, this.#debt);
    this.#debt -= paid;
    const rest = amount - paid;
    if (rest === 0) return;
    const open = this.#lots.find(({ key, expiresOn }) => key === lot.key && expiresOn === lot.expiresOn);
    if (open) {
      open.amount += rest;
      return;
    }
    const added = { ...lot, since: first.since, amount: rest };
    const index = this.#lots.findIndex((each) => this.#compare(added, each) < 0);
    this.#lots.splice(index < 0 ? this.#lots.length : index, 0, added);
  }

  /** Draws from the lot of the key, then from the others in order; the rest becomes debt. */
  draw(amount: Amount, key?: string): void {
    const own = key === undefined ? undefined : this.#lots.find((each) => each.key === key);
    let rest = own ? amount - this.#take(amount, own) : amount;
    while (rest > 0 && this.#lots[0]) rest -= this.#take(rest, this.#lots[0]);
    this.#debt += rest;
  }

  /** Removes what expires on or before the date, and returns its sum. */
  expire(date: CalendarDate): Amount {
    let expired = 0;
    for (let first = this.#lots[0]; first; first = this.#lots[0]) {
      if (first.expiresOn === undefined || first.expiresOn > date) break;
      expired += this.#take(first.amount, first);
    }
    return expired;
  }

  /** Removes what the lots together have beyond the limit, and returns its sum. */
  limit(lots: readonly FormerLot[], limit: Amount): Amount {
    let excess = lots.reduce((sum, { amount }) => sum + amount, 0) - limit;
    const before = Math.max(0, excess);
    for (const lot of lots) {
      if (excess <= 0) break;
      excess -= this.#take(excess, lot);
    }
    return before;
  }

  setExpiry(lots: readonly FormerLot[], expiresOn: CalendarDate): void {
    for (const lot of lots) lot.expiresOn = expiresOn;
    this.#lots.sort((one, other) => this.#compare(one, other));
  }

  /** Clears the debt, and returns its amount. */
  forgive(): Amount {
    const forgiven = this.#debt;
    this.#debt = 0;
    return forgiven;
  }

  #compare(one: FormerLot, other: FormerLot): number {
    if (one.expiresOn !== other.expiresOn) {
      if (one.expiresOn === undefined) return 1;
      return other.expiresOn === undefined || one.expiresOn < other.expiresOn ? -1 : 1;
    }
    if (one.since !== other.since) return one.since < other.since ? -1 : 1;
    return this.#positionOf(one) - this.#positionOf(other);
  }

  #positionOf({ key }: FormerLot): number {
    return this.#firstCredits.get(key)?.position ?? 0;
  }

  #take(amount: Amount, lot: FormerLot): Amount {
    const taken = Math.min(amount, lot.amount);
    lot.amount -= taken;
    if (lot.amount === 0) this.#lots.splice(this.#lots.indexOf(lot), 1);
    return taken;
  }
}
