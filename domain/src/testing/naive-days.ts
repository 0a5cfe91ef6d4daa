import { addDays, addMonths, type CalendarDate } from '../calendar/calendar-date.ts';
import { daysOf, includes, type Period } from '../calendar/period.ts';
import type { LeavePlan, PolicyVersion } from '../leave/plans/plan.ts';
import type { Grant, PolicyRules } from '../leave/plans/policy.ts';
import type { LeaveFacts } from '../time-off/balances/engine/leave-facts.ts';
import { termsOn } from '../work-time/day-of-work.ts';
import { type Fraction, fraction, nothing, times } from './naive-fraction.ts';

const mostMonthsOfLeaveYear = 15;

/** The facts of one account by day, derived independently of the engine. */
export class NaiveDays {
  readonly facts: LeaveFacts;
  readonly #versions = new Map<string, PolicyVersion[]>();
  readonly #rates = new Map<string, Fraction>();
  /** One object per rate, for comparing and grouping by identity. */
  readonly #sameRates = new Map<string, Fraction>();
  readonly #planYears = new Map<string, Period>();
  #firstDay: CalendarDate | undefined;

  constructor(facts: LeaveFacts) {
    this.facts = facts;
    const { employmentStart, recordsSince } = facts.employment;
    this.#firstDay = employmentStart;
    // Without a known start the first leave year is that of the first record.
    if (employmentStart === undefined && recordsSince !== undefined) {
      this.#firstDay = this.leaveYearHolding(recordsSince).startDate;
    }
  }

  get lastDay(): CalendarDate | undefined {
    return this.facts.employment.employmentEnd;
  }

  isEmployed(date: CalendarDate): boolean {
    return date >= (this.#firstDay ?? date) && date <= (this.lastDay ?? date);
  }

  planOn(date: CalendarDate): LeavePlan {
    return termsOn(this.facts.terms, date).plan;
  }

  /** The version of the policy on the date; undefined before the first one. */
  versionOn(date: CalendarDate): PolicyVersion | undefined {
    return this.versionsOf(this.planOn(date)).findLast(({ from }) => from <= date);
  }

  /** The rules on the date; undefined if the type is not offered. */
  rulesOn(date: CalendarDate): PolicyRules | undefined {
    return this.versionOn(date)?.rules ?? undefined;
  }

  /** The plan's versions in order; the first is effective from the start of the leave year it begins in. */
  versionsOf(plan: LeavePlan): PolicyVersion[] {
    const known = this.#versions.get(plan.id);
    if (known) return known;
    const [first, ...later] = plan.policies.filter(({ type }) => type === this.facts.type.code);
    const versions = first ? [{ ...first, from: this.planYear(plan, first.from).startDate }, ...later] : [];
    this.#versions.set(plan.id, versions);
    return versions;
  }

  /** The plan's own leave year of the date, even if the person doesn't have the plan. */
  planYear(plan: LeavePlan, date: CalendarDate): Period {
    const known = this.#planYears.get(`${plan.id} ${date}`);
    if (known) return known;
    let startDate = date;
    while (!this.isFirstDay(plan, startDate)) startDate = addDays(startDate, -1);
    let endDate = date;
    while (!this.isFirstDay(plan, addDays(endDate, 1))) endDate = addDays(endDate, 1);
    const year = { startDate, endDate };
    for (const day of daysOf(year)) this.#planYears.set(`${plan.id} ${day}`, year);
    return year;
  }

  isFirstDay({ yearStart }: LeavePlan, date: CalendarDate): boolean {
    const start = yearStart ?? this.facts.employment.employmentStart?.slice(5) ?? '01-01';
    return date.slice(5) === (start === '02-29' ? '02-28' : start);
  }

  /** The stretch between two year ends with the date. */
  leaveYearHolding(date: CalendarDate): Period {
    const found = this.leaveYears(date, date).find((each) => includes(each, date));
    if (!found) throw new Error(`No leave year holds ${date}`);
    return found;
  }

  /** The stretches between two year ends, from that of the first date to that of the last. */
  leaveYears(first: CalendarDate, last: CalendarDate): Period[] {
    let startDate = first;
    while (!this.#isYearEndByPlans(addDays(startDate, -1))) startDate = addDays(startDate, -1);
    const leaveYears: Period[] = [];
    while (startDate <= last) {
      const endDate = this.#yearEndFrom(startDate);
      leaveYears.push({ startDate, endDate });
      startDate = addDays(endDate, 1);
    }
    return leaveYears.filter(({ endDate }) => endDate >= first);
  }

  /** The exact yearly amount of the named grant by the rules, seniority and schedule of the date. */
  rateOn(name: string | null, date: CalendarDate): Fraction {
    const key = `${date} ${name ?? ''}`;
    const known = this.#rates.get(key);
    if (known) return known;
    const rate = this.#rateOn(name, date);
    const same = this.#sameRates.get(`${rate.top}/${rate.bottom}`) ?? rate;
    this.#sameRates.set(`${rate.top}/${rate.bottom}`, same);
    this.#rates.set(key, same);
    return same;
  }

  #rateOn(name: string | null, date: CalendarDate): Fraction {
    const rules = this.rulesOn(date);
    const grant = rules?.grants.find((each) => each.name === name);
    if (!rules || !grant) return nothing;
    const full = fraction(this.#perYear(grant, date));
    if (rules.fullWeek === null) return full;
    const { minutes } = termsOn(this.facts.terms, date).schedule;
    const weeks = minutes.length / 14;
    const work =
      this.facts.type.unit === 'DAY'
        ? minutes.filter((each) => each > 0).length * 50
        : minutes.reduce((sum, each) => sum + each, 0);
    return times(full, fraction(work, weeks * rules.fullWeek));
  }

  #perYear({ steps }: Grant, date: CalendarDate): number {
    const { employmentStart } = this.facts.employment;
    let perYear = 0;
    for (const step of steps) {
      const isReached = employmentStart !== undefined && addMonths(employmentStart, step.afterMonths) <= date;
      if (step.afterMonths === 0 || isReached) perYear = step.perYear;
    }
    return perYear;
  }

  /** Whether a leave year of the day's plan ends on it, or one of the next day's plan begins after it. */
  #isYearEndByPlans(date: CalendarDate): boolean {
    const next = addDays(date, 1);
    return this.isFirstDay(this.planOn(date), next) || this.isFirstDay(this.planOn(next), next);
  }

  #yearEndFrom(startDate: CalendarDate): CalendarDate {
    let endDate = startDate;
    while (!this.#isYearEndByPlans(endDate)) endDate = addDays(endDate, 1);
    const longest = addDays(addMonths(startDate, mostMonthsOfLeaveYear), -1);
    return endDate > longest ? this.planYear(this.planOn(startDate), startDate).endDate : endDate;
  }
}
