import { addDays, addMonths, type CalendarDate } from '../calendar/calendar-date.ts';
import type { PolicyRules } from '../leave/plans/policy.ts';
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
}

/** The lots and the debt of an account over its days, one lot per credit. */
export class NaiveLots {
  lots: NaiveLot[] = [];
  debt: Amount = 0;
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
    const inOrder = [...this.#inOrder().filter((each) => each.origin === origin), ...this.#inOrder()];
    for (const lot of inOrder) {
      const drawn = Math.min(rest, lot.amount);
      lot.amount -= drawn;
      rest -= drawn;
    }
    this.debt += rest;
    this.#dropEmpty();
  }

  /** Removes what expires on the date and returns its sum. */
  expire(date: CalendarDate): Amount {
    const expired = this.lots.filter(({ expiresOn }) => expiresOn !== undefined && expiresOn <= date);
    return this.#lapse(expired, sumOf(expired));
  }

  /** Ends a leave year by the rules of its last day and returns what expires. */
  endYear(date: CalendarDate, rules: PolicyRules): Amount {
    let lapsed = 0;
    for (const [index, { name, carryLimit, carryMonths }] of rules.grants.entries()) {
      const isOfGrant = ({ grant, isFixed }: NaiveLot) =>
        !isFixed && (grant === name || (index === 0 && !rules.grants.some((each) => each.name === grant)));
      if (carryMonths !== null) {
        const lastDay = addDays(addMonths(addDays(date, 1), carryMonths), -1);
        for (const lot of this.lots.filter(isOfGrant)) lot.expiresOn ??= lastDay;
      }
      const ofGrant = this.#inOrder().filter(isOfGrant);
      if (carryLimit !== null) lapsed += this.#lapse(ofGrant, Math.max(0, sumOf(ofGrant) - carryLimit));
    }
    return lapsed + this.expire(date);
  }

  forgive(): Amount {
    const forgiven = this.debt;
    this.debt = 0;
    return forgiven;
  }

  #lapse(lots: readonly NaiveLot[], amount: Amount): Amount {
    let rest = amount;
    for (const lot of lots) {
      const lapsed = Math.min(rest, lot.amount);
      lot.amount -= lapsed;
      rest -= lapsed;
    }
    this.#dropEmpty();
    return amount;
  }

  #dropEmpty(): void {
    this.lots = this.lots.filter(({ amount }) => amount > 0);
  }

  #inOrder(): NaiveLot[] {
    return this.lots.toSorted(
      (one, other) =>
        compared(one.expiresOn ?? '9999', other.expiresOn ?? '9999') ||
        compared(one.since, other.since) ||
        one.position - other.position,
    );
  }
}

function sumOf(lots: readonly NaiveLot[]): Amount {
  return lots.reduce((sum, { amount }) => sum + amount, 0);
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
