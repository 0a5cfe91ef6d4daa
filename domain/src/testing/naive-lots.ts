import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Amount } from '../leave/types/amount.ts';

/** One credit, or what is left of it. */
export interface NaiveLot {
  amount: Amount;
  /** The grant and leave year, or the adjustment, it belongs to. */
  origin: string;
  /** The grant's name; absent for adjustments. */
  grant?: string | null | undefined;
  /** The day of the origin's first credit. */
  since: CalendarDate;
  /** The position of the origin among all of them. */
  position: number;
  expiresOn?: CalendarDate | undefined;
  isFixed: boolean;
  /** The year end before which it can't expire. */
  heldUntil?: CalendarDate | undefined;
  /** The end of the leave year it counts for, if not that of `since`. */
  countsFor?: CalendarDate | undefined;
}

/** The lots and the debt of an account over its days, one lot per credit. */
export class NaiveLots {
  lots: NaiveLot[] = [];
  debt: Amount = 0;
  /** The part of the debt that is never forgiven, at most. */
  kept: Amount = 0;
  readonly #origins = new Map<string, { since: CalendarDate; position: number }>();

  credit(amount: Amount, lot: Omit<NaiveLot, 'amount' | 'position'>): void {
    const known = this.#origins.get(lot.origin) ?? { since: lot.since, position: this.#origins.size };
    this.#origins.set(lot.origin, known);
    const paid = Math.min(amount, this.debt);
    this.debt -= paid;
    if (amount > paid) this.lots.push({ ...lot, ...known, amount: amount - paid });
  }

  /** Draws from lots of the origin first, then by expiry, then by age; the rest is debt. */
  draw(amount: Amount, origin?: string): void {
    let rest = amount;
    const inOrder = [...this.inOrder().filter((each) => each.origin === origin), ...this.inOrder()];
    for (const lot of inOrder) {
      const drawn = Math.min(rest, lot.amount);
      lot.amount -= drawn;
      rest -= drawn;
    }
    this.debt += rest;
    this.dropEmpty();
  }

  /** Keeps the open lots until the year end at least. */
  hold(until: CalendarDate): void {
    for (const lot of this.lots) if ((lot.heldUntil ?? '') < until) lot.heldUntil = until;
  }

  /** Removes everything. */
  clear(): void {
    this.lots = [];
    this.debt = 0;
    this.kept = 0;
  }

  /** Everything left becomes as old as the date, and expires by the rules of its year end. */
  keep(date: CalendarDate): void {
    const left = this.inOrder();
    this.lots = [];
    for (const { grant, amount } of left) {
      this.credit(amount, { origin: `kept on ${date}: ${grant}`, grant, since: date, isFixed: false });
    }
  }

  forgive(): Amount {
    const forgiven = Math.max(0, this.debt - this.kept);
    this.debt -= forgiven;
    return forgiven;
  }

  dropEmpty(): void {
    this.lots = this.lots.filter(({ amount }) => amount > 0);
  }

  inOrder(): NaiveLot[] {
    return this.lots.toSorted(
      (one, other) =>
        compared(one.expiresOn ?? '9999', other.expiresOn ?? '9999') ||
        compared(one.since, other.since) ||
        one.position - other.position,
    );
  }
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
