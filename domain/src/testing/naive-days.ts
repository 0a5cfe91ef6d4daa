import { addDays, addMonths, type CalendarDate } from '../calendar/calendar-date.ts';
import { daysOf, includes, type Period } from '../calendar/period.ts';
import type { LeavePlan, PolicyVersion } from '../leave/plans/plan.ts';
import type { Grant, PolicyRules } from '../leave/plans/policy.ts';
import type { OneEmployment } from '../people/accounts/employment.ts';
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
  readonly employments: readonly OneEmployment[];
  /** Of the first employment. */
  #firstDay: CalendarDate | undefined;

  constructor(facts: LeaveFacts) {
    this.facts = facts;
    const { employmentStart, employmentEnd, recordsSince, earlierEmployments = [] } = facts.employment;
    const { countsEarlier = false, keepsBalance = false } = facts.employment;
    const latest = { startDate: employmentStart, endDate: employmentEnd, countsEarlier, keepsBalance };
    this.employments = [...earlierEmployments, latest];
    this.#firstDay = this.employments[0]?.startDate;
    // Without a known start the first leave year is that of the first record.
    if (this.#firstDay === undefined && recordsSince !== undefined) {
      this.#firstDay = this.leaveYearHolding(recordsSince).startDate;
    }
  }

  isEmployed(date: CalendarDate): boolean {
    return this.employments.some((_each, index) => this.isEmployedIn(index, date));
  }

  isEmployedIn(index: number, date: CalendarDate): boolean {
    const { startDate, endDate = date } = this.employments[index] ?? {};
    const firstDay = index === 0 ? this.#firstDay : startDate;
    return date >= (firstDay ?? date) && date <= endDate;
  }

  /** The number of employments that have started after the first one by the date. */
  employmentOn(date: CalendarDate): number {
    return this.employments.filter(({ startDate }, index) => index > 0 && (startDate ?? date) <= date).length;
  }

  /** The employment that begins on the date after another one. */
  restartOn(date: CalendarDate): OneEmployment | undefined {
    return this.employments.find(({ startDate }, index) => index > 0 && startDate === date);
  }

  /** Whether the date is a last day of employment, or follows one before the next employment. */
  isEnding(date: CalendarDate): boolean {
    const { endDate } = this.employments[this.employmentOn(date)] ?? {};
    return endDate !== undefined && date >= endDate;
  }

  /** The day from which seniority counts on the date. */
  #seniorityStart(date: CalendarDate): CalendarDate | undefined {
    const effective = this.employments[this.employmentOn(date)];
    return effective?.countsEarlier ? this.employments[0]?.startDate : effective?.startDate;
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
    const employment = this.employmentOn(date);
    const known = this.#planYears.get(`${plan.id} ${employment} ${date}`);
    if (known) return known;
    let startDate = date;
    while (!this.isFirstDay(plan, startDate, date)) startDate = addDays(startDate, -1);
    let endDate = date;
    while (!this.isFirstDay(plan, addDays(endDate, 1), date)) endDate = addDays(endDate, 1);
    const year = { startDate, endDate };
    for (const day of daysOf(year)) this.#planYears.set(`${plan.id} ${employment} ${day}`, year);
    return year;
  }

  /** Whether the plan's leave years begin on the date by the anniversary that is effective on the other date. */
  isFirstDay({ yearStart }: LeavePlan, date: CalendarDate, asOf: CalendarDate): boolean {
    const own = this.employments[this.employmentOn(asOf)]?.startDate;
    const start = yearStart ?? (this.#seniorityStart(asOf) ?? own)?.slice(5) ?? '01-01';
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
    return times(fraction(this.#perYear(grant, date)), this.scaleOn(rules, date));
  }

  /** The share of a full week under the schedule of the date. */
  scaleOn(rules: PolicyRules, date: CalendarDate): Fraction {
    if (rules.fullWeek === null) return fraction(1);
    const { minutes } = termsOn(this.facts.terms, date).schedule;
    const weeks = minutes.length / 14;
    const work =
      this.facts.type.unit === 'DAY'
        ? minutes.filter((each) => each > 0).length * 50
        : minutes.reduce((sum, each) => sum + each, 0);
    return fraction(work, weeks * rules.fullWeek);
  }

  #perYear({ steps }: Grant, date: CalendarDate): number {
    const start = this.#seniorityStart(date);
    let perYear = 0;
    for (const step of steps) {
      const isReached = start !== undefined && addMonths(start, step.afterMonths) <= date;
      if (step.afterMonths === 0 || isReached) perYear = step.perYear;
    }
    return perYear;
  }

  /** Whether a leave year of the day's plan ends on it, or one of the next day's plan begins after it. */
  #isYearEndByPlans(date: CalendarDate): boolean {
    const next = addDays(date, 1);
    return this.isFirstDay(this.planOn(date), next, date) || this.isFirstDay(this.planOn(next), next, next);
  }

  #yearEndFrom(startDate: CalendarDate): CalendarDate {
    let endDate = startDate;
    while (!this.#isYearEndByPlans(endDate)) endDate = addDays(endDate, 1);
    const longest = addDays(addMonths(startDate, mostMonthsOfLeaveYear), -1);
    return endDate > longest ? this.planYear(this.planOn(startDate), startDate).endDate : endDate;
  }
}
