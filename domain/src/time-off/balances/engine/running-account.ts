import { addDays, addMonths, type CalendarDate } from '../../../calendar/calendar-date.ts';
import type { RuleStretch } from '../../../leave/plans/plan.ts';
import { type GrantKey, grantsByKey, isUnlimited, type PolicyRules } from '../../../leave/plans/policy.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import { type Debt, type Lot, type LotUse, OpenLots } from './lots.ts';
import type { Movement, MovementKind } from './movements.ts';

export type EntryKind = MovementKind | 'LAPSED' | 'FORGIVEN';

/** A line of the account. */
export interface LedgerEntry extends Omit<Movement, 'kind' | 'lotKey'> {
  kind: EntryKind;
  balance: Amount;
  /** What it was drawn from, or what lapsed. */
  lots: readonly LotUse[];
}

/** How far beyond its overdraft an account is on a day, and until the next of them. */
export interface Depth {
  date: CalendarDate;
  /** Below zero while there is room; minus infinity where there is no limit. */
  excess: number;
}

/** Entries, open lots and debts of one account while its days pass, each day begun with what is in force on it. */
export class RunningAccount {
  readonly entries: LedgerEntry[] = [];
  readonly depths: Depth[] = [];
  #open = new OpenLots();
  #balance: Amount = 0;
  #date: CalendarDate = '';
  #rules: PolicyRules | undefined;
  /** How deep in debt it may get; where the type is not offered any more, as deep as before. Undefined: without limit. */
  #limit: Amount | undefined;
  #planId = '';

  /** An account that goes on from here, with entries of its own. */
  continued(): RunningAccount {
    const next = new RunningAccount();
    next.#open = this.#open.copy();
    next.#balance = this.#balance;
    next.#limit = this.#limit;
    next.depths.push(...this.depths.slice(-1));
    return next;
  }

  get lots(): readonly Lot[] {
    return this.#open.lots;
  }

  get debts(): readonly Debt[] {
    return this.#open.debts;
  }

  /** The next day on which a lot lapses. */
  get nextExpiry(): CalendarDate | undefined {
    return this.#open.lots[0]?.expiresOn;
  }

  begin(date: CalendarDate, stretch: RuleStretch | undefined): void {
    this.#date = date;
    this.#rules = stretch?.rules;
    if (this.#rules) this.#limit = isUnlimited(this.#rules) ? undefined : (this.#rules.overdraft ?? 0);
    this.#planId = stretch?.plan.id ?? '';
  }

  /** Puts the movement into the lots, or draws it from them. */
  book(movement: Movement): void {
    const { date, kind, cause, expiresOn, lotKey } = movement;
    if (movement.amount < 0) {
      this.#enter(movement, kind, movement.amount, this.#open.draw(-movement.amount, date, lotKey));
      return;
    }
    const amount = kind === 'GRANT' ? this.#capped(movement.amount) : movement.amount;
    if (amount === 0) return;
    const grant = cause.kind === 'POLICY' ? cause.grant : undefined;
    const isFixed = expiresOn !== undefined;
    this.#open.credit(amount, { key: lotKey ?? '', since: date, grant, expiresOn, isFixed });
    this.#enter(movement, kind, amount, []);
  }

  /** Remembers how deep in debt the account is on the day, once everything of it is booked. */
  lookAtDebt(): void {
    const limit = this.#limit;
    const excess = limit === undefined ? Number.NEGATIVE_INFINITY : this.#open.debt - limit;
    this.depths.push({ date: this.#date, excess });
  }

  /** Ends the day: what expires on it lapses, and at the end of a leave year what is not carried over. */
  end(isYearEnd: boolean): void {
    const expired = this.#open.expire(this.#date);
    const left = isYearEnd ? [...this.#carryOver(), ...this.#open.expire(this.#date)] : [];
    const lapsed = [...expired, ...left];
    if (lapsed.length > 0) {
      const amount = lapsed.reduce((sum, each) => sum + each.amount, 0);
      this.#enter(this.#ofPolicy('Not taken in time'), 'LAPSED', -amount, lapsed);
    }
    if (isYearEnd) this.#forgive();
  }

  #enter(
    { date, cause, because, formula, expiresOn }: Omit<Movement, 'kind' | 'amount'>,
    kind: EntryKind,
    amount: Amount,
    lots: readonly LotUse[],
  ): void {
    this.#balance += amount;
    const balance = this.#balance;
    this.entries.push({ date, kind, amount, balance, cause, because, formula, expiresOn, lots });
  }

  #capped(amount: Amount): Amount {
    const cap = this.#rules?.cap ?? null;
    return cap === null ? amount : Math.min(amount, Math.max(0, cap - this.#balance));
  }

  /** Gives what is left its last day, and takes what exceeds the limits, by the rules in force on the day. */
  #carryOver(): LotUse[] {
    if (!this.#rules) return [];
    const grants = grantsByKey(this.#rules);
    return [...grants].flatMap(([key, { carryLimit, carryMonths }], index) => {
      const isUnknown = (grant: GrantKey | undefined) => grant === undefined || !grants.has(grant);
      const lots = this.#open.lots.filter(
        ({ grant, isFixed }) => !isFixed && (grant === key || (index === 0 && isUnknown(grant))),
      );
      const carried = lots.filter(({ expiresOn }) => expiresOn === undefined);
      if (carryMonths !== null && carried.length > 0) {
        this.#open.setExpiry(carried, addDays(addMonths(addDays(this.#date, 1), carryMonths), -1));
      }
      if (carryLimit === null) return [];
      const limited = new Set(lots);
      return this.#open.limit(
        this.#open.lots.filter((lot) => limited.has(lot)),
        carryLimit,
      );
    });
  }

  #forgive(): void {
    if (!this.#rules || this.#rules.carriesDebt || this.#open.debt === 0) return;
    const because = 'Not carried into the next leave year';
    this.#enter(this.#ofPolicy(because), 'FORGIVEN', this.#open.forgive(), []);
  }

  #ofPolicy(because: string): Pick<Movement, 'date' | 'cause' | 'because'> {
    return { date: this.#date, cause: { kind: 'POLICY', planId: this.#planId }, because };
  }
}
