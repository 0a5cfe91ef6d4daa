import { addDays, addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { Amount } from '../../leave/amount.ts';
import { leaveYearOn, type RuleStretch, rulesOverTime } from '../../leave/plan.ts';
import { grantsByKey, isUnlimited, type PolicyRules } from '../../leave/policy.ts';
import type { LeaveFacts } from './leave-facts.ts';
import { type Debt, type Lot, type LotUse, OpenLots } from './lots.ts';
import { inOrder, type Movement, type MovementKind, movementsThrough } from './movements.ts';

export type EntryKind = MovementKind | 'LAPSED' | 'FORGIVEN';

/** A line of the account. */
export interface LedgerEntry extends Omit<Movement, 'kind' | 'lotKey'> {
  kind: EntryKind;
  balance: Amount;
  /** What it was drawn from, or what lapsed. */
  lots: readonly LotUse[];
}

/** Everything through a day that an account is settled from. */
export interface Timeline {
  until: CalendarDate;
  movements: readonly Movement[];
  stretches: readonly RuleStretch[];
  /** The ends of leave years, each by the plan in force on that day. */
  yearEnds: readonly CalendarDate[];
  /** Days on which a debt is looked at, beside those of movements. */
  looks: readonly CalendarDate[];
}

/** The time between two ends of leave years, and how far beyond its overdraft the account gets in it at the most. */
export interface YearStretch {
  /** Absent: it has not ended. */
  endDate?: CalendarDate | undefined;
  excess: number;
}

export interface Settlement {
  entries: LedgerEntry[];
  lots: readonly Lot[];
  debts: readonly Debt[];
  years: YearStretch[];
}

/** What the facts lead to through the date, before it is settled; `from` is a day that it looks at, too. */
export function timelineThrough(until: CalendarDate, facts: LeaveFacts, from = until): Timeline {
  const stretches = rulesOverTime(facts);
  const movements = movementsThrough(until, stretches, facts);
  const first = earlier(movements[0]?.date, from) ?? from;
  const yearEnds = stretches.flatMap((stretch) => yearEndsIn(stretch, first, until, facts));
  const looks = [...yearEnds.map((date) => addDays(date, 1)), ...stretches.map(({ startDate }) => startDate)]
    .filter((date) => date > first && date <= until)
    .sort();
  return { until, movements, stretches, yearEnds, looks };
}

/** The timeline with movements of something that is not recorded. */
export function withMovements(added: readonly Movement[], timeline: Timeline): Timeline {
  return { ...timeline, movements: [...timeline.movements, ...added].sort(inOrder) };
}

function yearEndsIn(
  { plan, startDate, endDate }: RuleStretch,
  first: CalendarDate,
  until: CalendarDate,
  { employment }: LeaveFacts,
): CalendarDate[] {
  const last = endDate < until ? endDate : until;
  const ends: CalendarDate[] = [];
  const from = startDate > first ? startDate : first;
  if (from > last) return ends;
  for (
    let year = leaveYearOn(plan, employment, from);
    year.endDate <= last;
    year = leaveYearOn(plan, employment, addDays(year.endDate, 1))
  ) {
    ends.push(year.endDate);
  }
  return ends;
}

/** Puts the movements into lots and debts, day by day: on each of them credits, what is taken, what lapses. */
export function settle(timeline: Timeline): Settlement {
  return new Account(timeline).settle();
}

class Account {
  readonly #timeline: Timeline;
  readonly #open = new OpenLots();
  readonly #entries: LedgerEntry[] = [];
  readonly #years: YearStretch[] = [{ excess: Number.NEGATIVE_INFINITY }];
  #balance = 0;
  #movement = 0;
  #yearEnd = 0;
  #look = 0;
  #stretch = 0;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  settle(): Settlement {
    for (let date = this.#nextDay(); date !== undefined; date = this.#nextDay()) this.#pass(date);
    return { entries: this.#entries, lots: this.#open.lots, debts: this.#open.debts, years: this.#years };
  }

  #nextDay(): CalendarDate | undefined {
    const { movements, yearEnds, looks, until } = this.#timeline;
    let next = earlier(movements[this.#movement]?.date, yearEnds[this.#yearEnd]);
    next = earlier(next, looks[this.#look]);
    next = earlier(next, this.#open.lots[0]?.expiresOn);
    return next !== undefined && next <= until ? next : undefined;
  }

  #pass(date: CalendarDate): void {
    const { movements, yearEnds, looks } = this.#timeline;
    for (let each = movements[this.#movement]; each?.date === date; each = movements[this.#movement]) {
      this.#book(each);
      this.#movement += 1;
    }
    this.#lookAtDebt(date);
    while (looks[this.#look] === date) this.#look += 1;
    const isYearEnd = yearEnds[this.#yearEnd] === date;
    const expired = this.#open.expire(date);
    const left = isYearEnd ? [...this.#carryOver(date), ...this.#open.expire(date)] : [];
    this.#lapse(date, [...expired, ...left]);
    if (isYearEnd) this.#endYear(date);
  }

  #book(movement: Movement): void {
    const { date, kind, cause, expiresOn, lotKey = '' } = movement;
    if (movement.amount < 0) {
      this.#enter(movement, kind, movement.amount, this.#open.draw(-movement.amount, date, movement.lotKey));
      return;
    }
    const amount = kind === 'GRANT' ? this.#capped(movement.amount, date) : movement.amount;
    if (amount === 0) return;
    const grant = cause.kind === 'POLICY' ? cause.grant : undefined;
    this.#open.credit(amount, {
      key: lotKey,
      since: date,
      grant,
      expiresOn,
      isFixed: expiresOn !== undefined,
    });
    this.#enter(movement, kind, amount, []);
  }

  #enter(
    { date, cause, because, formula, expiresOn }: Omit<Movement, 'kind' | 'amount'>,
    kind: EntryKind,
    amount: Amount,
    lots: readonly LotUse[],
  ): void {
    this.#balance += amount;
    this.#entries.push({
      date,
      kind,
      amount,
      balance: this.#balance,
      cause,
      because,
      formula,
      expiresOn,
      lots,
    });
  }

  #capped(amount: Amount, date: CalendarDate): Amount {
    const cap = this.#rulesOn(date)?.cap ?? undefined;
    return cap === undefined ? amount : Math.min(amount, Math.max(0, cap - this.#balance));
  }

  #lookAtDebt(date: CalendarDate): void {
    const year = this.#years.at(-1);
    const rules = this.#rulesOn(date);
    if (!year || !rules || isUnlimited(rules)) return;
    year.excess = Math.max(year.excess, this.#open.debt - (rules.overdraft ?? 0));
  }

  /** Gives what is left its last day, and takes what exceeds the limits; by the policy in force on that day. */
  #carryOver(date: CalendarDate): LotUse[] {
    const rules = this.#rulesOn(date);
    if (!rules) return [];
    const grants = grantsByKey(rules);
    return [...grants].flatMap(([key, { carryLimit, carryMonths }], index) => {
      const lots = this.#open.lots.filter(
        ({ grant, isFixed }) => !isFixed && (grant === key || (index === 0 && !grants.has(grant ?? ''))),
      );
      const carried = lots.filter(({ expiresOn }) => expiresOn === undefined);
      if (carryMonths !== null && carried.length > 0) {
        this.#open.setExpiry(carried, addDays(addMonths(addDays(date, 1), carryMonths), -1));
      }
      const inOrderOfExpiry = this.#open.lots.filter((lot) => lots.includes(lot));
      return carryLimit === null ? [] : this.#open.limit(inOrderOfExpiry, carryLimit);
    });
  }

  #lapse(date: CalendarDate, lots: readonly LotUse[]): void {
    if (lots.length === 0) return;
    const amount = -lots.reduce((sum, each) => sum + each.amount, 0);
    const cause = this.#causeOn(date);
    this.#enter({ date, cause, because: 'Not taken in time' }, 'LAPSED', amount, lots);
  }

  #endYear(date: CalendarDate): void {
    const rules = this.#rulesOn(date);
    if (rules && !rules.carriesDebt && this.#open.debt > 0) {
      const cause = this.#causeOn(date);
      const because = 'Not carried into the next leave year';
      this.#enter({ date, cause, because }, 'FORGIVEN', this.#open.forgive(), []);
    }
    const year = this.#years.at(-1);
    if (year) year.endDate = date;
    this.#years.push({ excess: Number.NEGATIVE_INFINITY });
    this.#yearEnd += 1;
  }

  #rulesOn(date: CalendarDate): PolicyRules | undefined {
    return this.#stretchOn(date)?.rules;
  }

  #causeOn(date: CalendarDate): Movement['cause'] {
    return { kind: 'POLICY', planId: this.#stretchOn(date)?.plan.id ?? '' };
  }

  /** Days only pass, so the stretch that holds one is never before the last one asked for. */
  #stretchOn(date: CalendarDate): RuleStretch | undefined {
    const { stretches } = this.#timeline;
    while ((stretches[this.#stretch]?.endDate ?? date) < date) this.#stretch += 1;
    return stretches[this.#stretch];
  }
}

function earlier(one: CalendarDate | undefined, other: CalendarDate | undefined): CalendarDate | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
}
