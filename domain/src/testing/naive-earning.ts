import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysOf, includes, type Period } from '../calendar/period.ts';
import type { PolicyRules } from '../leave/plans/policy.ts';
import type { Amount } from '../leave/types/amount.ts';
import type { NaiveDays } from './naive-days.ts';
import { type Fraction, fraction, nothing, plus, roundedBy, times, toWhole } from './naive-fraction.ts';
import { minimumOn } from './naive-minimum.ts';
import { type EarningPeriod, type PlanYear, planYearOn, within } from './naive-periods.ts';
import { type NaiveReduction, reductionsOf } from './naive-reduction.ts';

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

/** What a grant has earned on a date. */
export interface GrantSum {
  grant: string | null;
  exact: Fraction;
  isComplete: boolean;
  rounding: PolicyRules['rounding'];
}

/** The earnings of one employment in one stretch, as known on each of its days. */
export class Earning {
  readonly #employment: number;
  readonly #stretch: Period;
  readonly #days: NaiveDays;
  /** The employed days of the stretch. */
  readonly #employed: readonly CalendarDate[];
  /** Whether the employment lasts beyond the stretch, so that its end is not yet expected. */
  readonly #staysEmployed: boolean;
  /** What absences take from the grants, if any rules of the stretch are reduced by them. */
  readonly reductions: readonly NaiveReduction[];
  readonly #planYears = new Map<string, PlanYear | undefined>();

  constructor(employment: number, stretch: Period, days: NaiveDays) {
    this.#employment = employment;
    this.#stretch = stretch;
    this.#days = days;
    const { endDate } = days.employments[employment] ?? {};
    this.#staysEmployed = endDate === undefined || endDate > stretch.endDate;
    this.#employed = daysOf(stretch).filter((day) => days.isEmployedIn(employment, day));
    const isReduced = this.#granting().some(({ reducedByAbsence }) => reducedByAbsence);
    this.reductions = isReduced
      ? reductionsOf(employment, stretch, days).filter(({ share }) => share.top > 0n)
      : [];
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
    let firstWithPlan = this.#stretch.startDate;
    for (const [index, day] of this.#employed.entries()) {
      const before = this.#employed[index - 1] ?? day;
      const isMove = this.#days.planOn(before).id !== this.#days.planOn(day).id;
      if (isMove) firstWithPlan = day;
      for (const posted of this.#postedSince(firstWithPlan, day)) found.add(posted);
      const isInAdvance = this.#planYearOn(day)?.rules.accrual.at === 'START';
      if (isMove || (isInAdvance && this.#changes(grant, before, day))) found.add(day);
    }
    return [...found].sort();
  }

  /** Whether any rules of the stretch have a minimum. */
  get #hasMinimum(): boolean {
    return this.#granting().some(({ minimum }) => minimum !== null);
  }

  /** Whether the grants are computed together, as a minimum or reductions change them. */
  get isShared(): boolean {
    return this.#hasMinimum || this.reductions.length > 0;
  }

  /** The rules that grant leave on a day. */
  #granting(): PolicyRules[] {
    return this.#employed.flatMap((day) => (this.#grants(day) ? (this.#days.rulesOn(day) ?? []) : []));
  }

  /** Whether the last rules that granted leave by the date are reduced by absences. */
  reducesOn(date: CalendarDate): boolean {
    const granting = this.#employed.findLast((day) => day <= date && this.#grants(day));
    return (granting !== undefined && this.#days.rulesOn(granting)?.reducedByAbsence) ?? false;
  }

  /** If the grants are shared, the first day of leave granted in advance, and each day of other rules or terms. */
  daysOfRules(): CalendarDate[] {
    if (!this.isShared) return [];
    return this.#employed.filter((day, index) => {
      const before = this.#employed[index - 1];
      if (this.#planYearOn(day)?.rules.accrual.at !== 'START') return false;
      const { terms } = this.#days.facts;
      return (
        before === undefined ||
        terms.some(({ from }) => from === day) ||
        this.#days.rulesOn(before) !== this.#days.rulesOn(day)
      );
    });
  }

  /**
   * The earnings by the end of the date. The effective rules are expected to continue until the end of the plan's
   * leave year; only on the last day of the stretch is it known that nothing follows.
   */
  sumOn(date: CalendarDate, grant: string | null): GrantSum {
    const granting = this.#employed.findLast((day) => day <= date && this.#grants(day));
    if (granting === undefined) return { grant, exact: nothing, isComplete: true, rounding: null };
    const isWhole = this.#planYearOn(granting)?.rules.proration === 'NONE';
    const known = { date, lastExpected: this.#lastExpected(date) };
    const worths = isWhole ? this.#whole(granting, known, grant) : this.#byDays(known, grant);
    const posted = worths.filter(({ postedOn }) => postedOn <= date);
    const exact = posted.reduce((sum, { amount }) => plus(sum, amount), nothing);
    // An undivided year is complete with its last instalment, whatever its amount.
    const isComplete = worths.every(
      ({ postedOn, amount }) => postedOn <= date || (!isWhole && amount.top === 0n),
    );
    return { grant, exact, isComplete, rounding: this.#days.rulesOn(granting)?.rounding ?? null };
  }

  /**
   * The running totals at the end of the date; the first grant of the day's rules is raised to the minimum of all, and
   * absences take a share of each.
   */
  totalsOn(date: CalendarDate, sums: readonly GrantSum[], taken: Fraction): Amount[] {
    const rounded = sums.map((sum) => roundedSum(sum, sum.exact));
    const isComplete = sums.every((sum) => sum.isComplete);
    const leaveYear = { ...this.#stretch, endDate: this.#lastExpected(date) };
    const minimum =
      this.#hasMinimum && isComplete ? minimumOn(date, leaveYear, this.#employment, this.#days) : undefined;
    const first = this.#days.rulesOn(date)?.grants[0]?.name ?? null;
    const left = plus(fraction(1), times(fraction(-1), taken));
    return sums.map((sum, index) => {
      const own = rounded[index] ?? 0;
      if (!minimum || sum.grant !== first) return roundedSum(sum, times(sum.exact, left));
      const others = rounded.reduce((all, each) => all + each, 0) - own;
      const least = plus(minimum, fraction(-others));
      const isMore = least.top * sum.exact.bottom > sum.exact.top * least.bottom;
      const full = Math.max(roundedSum(sum, isMore ? least : sum.exact), toWhole(least));
      // Rounding alone may have reached the minimum.
      if (full <= own) return roundedSum(sum, times(sum.exact, left));
      return Math.max(roundedSum(sum, times(isMore ? least : sum.exact, left)), toWhole(times(least, left)));
    });
  }

  #lastExpected(date: CalendarDate): CalendarDate {
    if (date === this.#stretch.endDate) return date;
    return this.#days.planYear(this.#days.planOn(date), date).endDate;
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
    const isEmployed =
      this.#days.isEmployedIn(this.#employment, day) || (this.#staysEmployed && day > this.#stretch.endDate);
    if (day < this.#stretch.startDate || day > known.lastExpected || !isEmployed) return false;
    return this.#days.planOn(asKnown(day, known)).id === planId;
  }

  #grants(day: CalendarDate): boolean {
    return (this.#days.rulesOn(day)?.grants.length ?? 0) > 0;
  }

  /** The days on which the plan of the day posts, which count from its first day. */
  #postedSince(firstWithPlan: CalendarDate, day: CalendarDate): CalendarDate[] {
    const posted = (this.#planYearOn(day)?.periods ?? []).map(({ postedOn }) => this.#inStretch(postedOn));
    return posted.filter((date) => date >= firstWithPlan);
  }

  #changes(grant: string | null, before: CalendarDate, day: CalendarDate): boolean {
    const isOtherRate = this.#days.rateOn(grant, before) !== this.#days.rateOn(grant, day);
    return isOtherRate || this.#grants(before) !== this.#grants(day);
  }

  #planYearOn(day: CalendarDate): PlanYear | undefined {
    const plan = this.#days.planOn(day);
    const key = `${plan.id} ${this.#days.planYear(plan, day).startDate}`;
    if (!this.#planYears.has(key))
      this.#planYears.set(
        key,
        planYearOn(day, this.#days, {
          employment: this.#employment,
          staysEmployed: this.#staysEmployed,
          stretch: this.#stretch,
        }),
      );
    return this.#planYears.get(key);
  }

  #inStretch(date: CalendarDate): CalendarDate {
    return within(this.#stretch.startDate, this.#stretch.endDate, date);
  }
}

function roundedSum({ isComplete, rounding }: GrantSum, exact: Fraction): Amount {
  return isComplete ? roundedBy(rounding, exact) : toWhole(exact);
}

/** The day whose records apply to the given day. */
function asKnown(day: CalendarDate, { date }: Known): CalendarDate {
  return day < date ? day : date;
}
