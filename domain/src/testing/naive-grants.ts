import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysOf, includes, type Period } from '../calendar/period.ts';
import type { Amount } from '../leave/types/amount.ts';
import type { NaiveDays } from './naive-days.ts';
import { type Fraction, fraction, nothing, plus, roundedBy, times, toWhole } from './naive-fraction.ts';
import { type EarningPeriod, type PlanYear, planYearOn, within } from './naive-periods.ts';

/** A grant's credit on a day or, if negative, its correction. */
export interface NaivePosting {
  date: CalendarDate;
  amount: Amount;
  grant: string | null;
}

/** The earnings of one period, and the day they are posted. */
interface Worth {
  amount: Fraction;
  postedOn: CalendarDate;
}

/** What is known on a date: everything is expected to stay the same until the last expected day. */
interface Known {
  date: CalendarDate;
  lastExpected: CalendarDate;
}

/** The postings of a stretch between two year ends, by grant. */
export function postingsOf(stretch: Period, days: NaiveDays): NaivePosting[] {
  const earning = new Earning(stretch, days);
  return earning.grants().flatMap((grant) => {
    const postings: NaivePosting[] = [];
    let total = 0;
    for (const date of earning.postingDays(grant)) {
      const reached = earning.totalOn(date, grant);
      if (reached !== total) postings.push({ date, amount: reached - total, grant });
      total = reached;
    }
    return postings;
  });
}

/** The earnings in one stretch, as known on each of its days. */
class Earning {
  readonly #stretch: Period;
  readonly #days: NaiveDays;
  /** The employed days of the stretch. */
  readonly #employed: readonly CalendarDate[];
  /** Whether the employment lasts beyond the stretch, so that its end is not yet expected. */
  readonly #staysEmployed: boolean;
  readonly #planYears = new Map<string, PlanYear | undefined>();

  constructor(stretch: Period, days: NaiveDays) {
    this.#stretch = stretch;
    this.#days = days;
    const { employmentEnd } = days.facts.employment;
    this.#staysEmployed = employmentEnd === undefined || employmentEnd > stretch.endDate;
    this.#employed = daysOf(stretch).filter((day) => days.isEmployed(day));
  }

  /** The names of the grants, in order of first appearance. */
  grants(): (string | null)[] {
    const names = new Set<string | null>();
    for (const day of this.#employed) {
      for (const { name } of this.#days.rulesOn(day)?.grants ?? []) names.add(name);
    }
    return [...names];
  }

  /** The days the running total can change. */
  postingDays(grant: string | null): CalendarDate[] {
    const found = new Set<CalendarDate>();
    const last = this.#employed.at(-1);
    if (last !== undefined) found.add(last);
    for (const [index, day] of this.#employed.entries()) {
      const planYear = this.#planYearOn(day);
      for (const { postedOn } of planYear?.periods ?? []) found.add(this.#inStretch(postedOn));
      const before = this.#employed[index - 1];
      if (before === undefined) continue;
      const isMove = this.#days.planOn(before).id !== this.#days.planOn(day).id;
      const isInAdvance = planYear?.rules.accrual.at === 'START';
      if (isMove || (isInAdvance && this.#rateChanges(grant, before, day))) found.add(day);
    }
    return [...found].sort();
  }

  /**
   * The running total at the end of the date. The effective rules are expected to continue until the end of the
   * plan's leave year; only on the last day of the stretch is it known that nothing follows.
   */
  totalOn(date: CalendarDate, grant: string | null): Amount {
    const granting = this.#employed.findLast((day) => day <= date && this.#grants(day));
    if (granting === undefined) return 0;
    const isWhole = this.#planYearOn(granting)?.rules.proration === 'NONE';
    const isLast = date === this.#stretch.endDate;
    const lastExpected = isLast ? date : this.#days.planYear(this.#days.planOn(date), date).endDate;
    const known = { date, lastExpected };
    const worths = isWhole ? this.#whole(granting, known, grant) : this.#byDays(known, grant);
    const posted = worths.filter(({ postedOn }) => postedOn <= date);
    const exact = posted.reduce((sum, { amount }) => plus(sum, amount), nothing);
    // An undivided year is complete with its last instalment, whatever its amount.
    const isComplete = worths.every(
      ({ postedOn, amount }) => postedOn <= date || (!isWhole && amount.top === 0n),
    );
    return isComplete ? roundedBy(this.#days.rulesOn(granting)?.rounding ?? null, exact) : toWhole(exact);
  }

  /** The earnings of each period: an equal part for each of its days in the stretch, at that day's rate. */
  #byDays(known: Known, grant: string | null): Worth[] {
    return this.#planYearsThrough(known.date).flatMap(({ planId, year, number, byDays }) =>
      byDays.map((period) => {
        // The same plan may be effective in two of its leave years; each day belongs to its own.
        const counted = period.days.filter(
          (day) => includes(year, day) && this.#isOfPlan(planId, day, known),
        );
        return this.#worth(counted, period, { of: period.days.length, number, known, grant });
      }),
    );
  }

  /**
   * The whole yearly amount of the plan that grants on the day, however late in the stretch the person moved to it.
   */
  #whole(granting: CalendarDate, known: Known, grant: string | null): Worth[] {
    const planYear = this.#planYearOn(granting);
    if (!planYear) return [];
    const { planId, year, number, periods } = planYear;
    const lastMove = this.#employed.findLast(
      (day) => day <= granting && this.#days.planOn(day).id !== planId,
    );
    const effective = daysOf(year).filter(
      (day) =>
        day > (lastMove ?? '') && this.#isOfPlan(planId, day, known) && asKnown(day, known) <= granting,
    );
    const [first = granting] = effective;
    const last = effective.at(-1) ?? granting;
    return periods.map((period) => {
      // Days outside the plan count as the nearest day within it.
      const counted = period.days.map((day) => within(first, last, day));
      const postedOn = period.postedOn < first ? first : period.postedOn;
      return this.#worth(counted, { ...period, postedOn }, { of: counted.length, number, known, grant });
    });
  }

  #worth(
    counted: readonly CalendarDate[],
    { share, postedOn }: EarningPeriod,
    given: { of: number; number: number; known: Known; grant: string | null },
  ): Worth {
    const byRate = Map.groupBy(counted, (day) => this.#days.rateOn(given.grant, asKnown(day, given.known)));
    let sum = nothing;
    for (const [rate, { length }] of byRate) {
      sum = plus(sum, times(rate, fraction(length, given.of * given.number)));
    }
    return { amount: times(sum, share), postedOn: this.#inStretch(postedOn) };
  }

  /** The plan years with a day expected on the date. */
  #planYearsThrough(date: CalendarDate): PlanYear[] {
    const found = new Set<PlanYear>();
    for (const day of this.#employed) {
      const planYear = day <= date ? this.#planYearOn(day) : undefined;
      if (planYear) found.add(planYear);
    }
    return [...found];
  }

  /** Whether the person is expected to have the plan on the day. */
  #isOfPlan(planId: string, day: CalendarDate, known: Known): boolean {
    const isEmployed = this.#days.isEmployed(day) || (this.#staysEmployed && day > this.#stretch.endDate);
    if (day < this.#stretch.startDate || day > known.lastExpected || !isEmployed) return false;
    return this.#days.planOn(asKnown(day, known)).id === planId;
  }

  #grants(day: CalendarDate): boolean {
    return (this.#days.rulesOn(day)?.grants.length ?? 0) > 0;
  }

  #rateChanges(grant: string | null, before: CalendarDate, day: CalendarDate): boolean {
    return this.#days.rateOn(grant, before) !== this.#days.rateOn(grant, day);
  }

  #planYearOn(day: CalendarDate): PlanYear | undefined {
    const plan = this.#days.planOn(day);
    const key = `${plan.id} ${this.#days.planYear(plan, day).startDate}`;
    if (!this.#planYears.has(key))
      this.#planYears.set(key, planYearOn(day, this.#days, { staysEmployed: this.#staysEmployed }));
    return this.#planYears.get(key);
  }

  #inStretch(date: CalendarDate): CalendarDate {
    return within(this.#stretch.startDate, this.#stretch.endDate, date);
  }
}

/** The day whose records apply to the given day. */
function asKnown(day: CalendarDate, { date }: Known): CalendarDate {
  return day < date ? day : date;
}
