import type { CalendarDate } from '../../../../calendar/calendar-date.ts';
import type { GrantKey } from '../../../../leave/plans/policy.ts';
import type { Amount } from '../../../../leave/types/amount.ts';

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
  /** Whether its last day is its own, which year-end rules then don't change. */
  isFixed: boolean;
  /** The year end before which it can't expire, because of an absence. */
  heldUntil?: CalendarDate | undefined;
  /** The last day of the leave year it counts for, if that isn't the one of `since`. */
  countsFor?: CalendarDate | undefined;
}

/** An amount of a lot. */
export interface PartOfLot {
  lot: Lot;
  amount: Amount;
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

type KeptFields = 'expiresOn' | 'isFixed' | 'heldUntil' | 'countsFor';

/** The lots and debts of one account at a point in time; never both. */
export class OpenLots {
  #lots: Lot[] = [];
  /** The first credit of each key, in order: a credit after a lot was used up is as old as that lot. */
  #firstCredits = new Map<string, { since: CalendarDate; position: number }>();
  #debts: Debt[] = [];
  #debt = 0;
  /** How much of the debt of this leave year is never forgiven, at most. */
  #kept = 0;

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
    copy.#kept = this.#kept;
    return copy;
  }

  /** Pays debts, the oldest first, and adds the rest to the lot of its key. */
  credit(amount: Amount, lot: Omit<Lot, 'amount'>): void {
    const first = this.#firstCredits.get(lot.key) ?? { since: lot.since, position: this.#firstCredits.size };
    this.#firstCredits.set(lot.key, first);
    const rest = amount - this.#pay(amount);
    if (rest === 0) return;
    // Most credits go into the newest lot.
    const open = this.#lots.findLast(
      ({ key, expiresOn, heldUntil, countsFor }) =>
        key === lot.key &&
        expiresOn === lot.expiresOn &&
        heldUntil === lot.heldUntil &&
        countsFor === lot.countsFor,
    );
    if (open) {
      open.amount += rest;
      return;
    }
    const added = { ...lot, since: first.since, amount: rest };
    const before = this.#lots.findLastIndex((each) => this.#compare(added, each) >= 0);
    this.#lots.splice(before + 1, 0, added);
  }

  /** Draws from the lots of the key, if given, then from the others in order; the rest becomes debt. */
  draw(amount: Amount, on: CalendarDate, key?: string): LotUse[] {
    const used: LotUse[] = [];
    let rest = amount;
    const own = key === undefined ? [] : this.#lots.filter((each) => each.key === key);
    for (const lot of own) rest = this.#take(rest, lot, used);
    while (rest > 0 && this.#lots[0]) rest = this.#take(rest, this.#lots[0], used);
    if (rest > 0) {
      this.#debts.push({ since: on, amount: rest });
      this.#debt += rest;
    }
    return used;
  }

  /** Keeps the open lots from expiring before the year end. */
  hold(until: CalendarDate): void {
    for (const lot of this.#lots) {
      if (lot.heldUntil === undefined || lot.heldUntil < until) lot.heldUntil = until;
    }
  }

  /** The lots that expire on or before the date, in order. */
  due(date: CalendarDate): Lot[] {
    return this.#lots.filter(({ expiresOn }) => expiresOn !== undefined && expiresOn <= date);
  }

  /** Removes the part of a lot. */
  remove({ lot, amount }: PartOfLot): LotUse[] {
    const used: LotUse[] = [];
    this.#take(amount, lot, used);
    return used;
  }

  /** Changes when a part of a lot expires, which makes it a lot of its own, and returns that lot. */
  keep({ lot, amount }: PartOfLot, change: Partial<Pick<Lot, KeptFields>>): Lot {
    let kept = lot;
    if (amount < lot.amount) {
      lot.amount -= amount;
      kept = { ...lot, amount };
      this.#lots.splice(this.#lots.indexOf(lot) + 1, 0, kept);
    }
    Object.assign(kept, change);
    this.#sort();
    return kept;
  }

  /** Removes everything, debts too, and returns the lots. */
  clear(): LotUse[] {
    const used: LotUse[] = [];
    for (const lot of [...this.#lots]) this.#take(lot.amount, lot, used);
    this.#kept = 0;
    this.#pay(this.#debt);
    return used;
  }

  /** Makes one lot per grant of everything, which is as old as the date and expires by the rules of its year end. */
  renew(date: CalendarDate): void {
    const left = this.#lots;
    this.#lots = [];
    for (const { grant, amount } of left) {
      this.credit(amount, { key: `kept ${date} ${grant}`, since: date, grant, isFixed: false });
    }
  }

  setExpiry(lots: readonly Lot[], expiresOn: CalendarDate): void {
    for (const lot of lots) lot.expiresOn = expiresOn;
    this.#sort();
  }

  /** Excludes so much debt from being forgiven. */
  keepDebt(amount: Amount): void {
    this.#kept += amount;
  }

  /** Ends a leave year: what is kept of a debt that was paid is used up. */
  limitKeptDebt(): void {
    this.#kept = Math.min(this.#kept, this.#debt);
  }

  /** Clears the debts that aren't kept, and returns their sum. */
  forgive(): Amount {
    return this.#pay(Math.max(0, this.#debt - this.#kept));
  }

  #sort(): void {
    this.#lots.sort((one, other) => this.#compare(one, other));
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
    const taken = Math.min(amount, lot.amount);
    if (taken > 0) used.push(asUse({ lot, amount: taken }));
    lot.amount -= taken;
    if (lot.amount === 0) this.#lots.splice(this.#lots.indexOf(lot), 1);
    return amount - taken;
  }
}

/** What the lots together have beyond the limit, the first to expire first. */
export function excessOver(limit: Amount, lots: readonly Lot[]): PartOfLot[] {
  const parts: PartOfLot[] = [];
  let excess = lots.reduce((sum, { amount }) => sum + amount, 0) - limit;
  for (const lot of lots) {
    if (excess <= 0) break;
    const amount = Math.min(excess, lot.amount);
    parts.push({ lot, amount });
    excess -= amount;
  }
  return parts;
}

/** The part as a line names it. */
export function asUse({ lot: { since, grant, expiresOn }, amount }: PartOfLot): LotUse {
  return { since, grant, expiresOn, amount };
}
