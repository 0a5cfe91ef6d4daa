import {
  addDays,
  addMonths,
  type CalendarDate,
  earliestDate,
  latestDate,
} from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import { type Employment, employmentsOf, hasEarlier } from '../../people/accounts/employment.ts';
import { anniversaryOn, type LeavePlan, leaveYearOn, type RuleFacts, yearStartOf } from '../plans/plan.ts';

/**
 * A run of days, both ends included, with one plan and one start of its leave years; other terms may change within it.
 */
export interface PlanStretch extends Period {
  plan: LeavePlan;
}

type YearFacts = Pick<RuleFacts, 'terms' | 'employment'>;

const longestMonths = 15;

/** The person's plans in order, without gaps; another employment may begin other leave years of the same plan. */
export function plansOverTime({ terms, employment }: YearFacts): PlanStretch[] {
  const changes = terms.filter(({ plan }, index) => plan.id !== terms[index - 1]?.plan.id);
  return changes.flatMap(({ from, plan }, index) => {
    const next = changes[index + 1];
    const startDate = index === 0 ? earliestDate : from;
    const endDate = next ? addDays(next.from, -1) : latestDate;
    const starts = plan.yearStart === null ? newAnniversaries({ startDate, endDate }, employment) : [];
    return [startDate, ...starts].map((start, place) => {
      const following = starts[place];
      return { plan, startDate: start, endDate: following ? addDays(following, -1) : endDate };
    });
  });
}

/** The starts of employments after the period's first day that move the person's anniversary. */
function newAnniversaries({ startDate, endDate }: Period, employment: Employment): CalendarDate[] {
  if (!hasEarlier(employment)) return [];
  return employmentsOf(employment).flatMap(({ startDate: start }) => {
    if (start === undefined || start <= startDate || start > endDate) return [];
    return yearStartAt(addDays(start, -1), employment) === yearStartAt(start, employment) ? [] : [start];
  });
}

function yearStartAt(date: CalendarDate, employment: Employment): string {
  return yearStartOf({ yearStart: null }, anniversaryOn(date, employment));
}

/**
 * The last days of the account's leave years, in order, both dates included: the last day of a leave year of the
 * effective plan, and the day before a plan begins with its own leave year. No leave year exceeds fifteen months; a
 * longer one is cut at the end of its first plan's leave year.
 */
export function yearEndsBetween(from: CalendarDate, until: CalendarDate, facts: YearFacts): CalendarDate[] {
  const plans = plansOverTime(facts);
  const last = lastEndBefore(from, plans, facts);
  // Plans after a leave year can shorten it, so ends are computed beyond the last date.
  const natural = endsBetween(addDays(last, 1), addMonths(until, longestMonths + 1), plans, facts);
  const ends: CalendarDate[] = [];
  let start = addDays(last, 1);
  let next = 0;
  while (start <= until) {
    const end = natural[next];
    const latest = addDays(addMonths(start, longestMonths), -1);
    if (end !== undefined && end <= latest) {
      ends.push(end);
      next += 1;
    } else {
      ends.push(leaveYearOn(planOn(start, plans), facts.employment, start).endDate);
    }
    start = addDays(ends.at(-1) ?? start, 1);
  }
  return ends.filter((end) => from <= end && end <= until);
}

/** The account's leave year of the date: the days after one year end through the next. */
export function leaveYearAt(facts: YearFacts, date: CalendarDate): Period {
  const regular = onlyPlanYear(facts, date);
  if (regular) return regular;
  const ends = yearEndsBetween(addMonths(date, -longestMonths - 1), addMonths(date, longestMonths), facts);
  const before = ends.findLast((end) => end < date) ?? addDays(earliestDate, -1);
  return { startDate: addDays(before, 1), endDate: ends.find((end) => end >= date) ?? latestDate };
}

/** The date, or the first day of employment if it is later in the date's leave year. */
export function fromFirstDay(date: CalendarDate, facts: YearFacts): CalendarDate {
  const [{ startDate }] = employmentsOf(facts.employment);
  if (startDate === undefined || date >= startDate) return date;
  return startDate <= leaveYearAt(facts, date).endDate ? startDate : date;
}

/**
 * The days for which leave is granted and holidays are charged: those of the one employment. Without a known start,
 * those from the first leave year on, so that nothing is carried over into it.
 */
export function coveredDays(facts: YearFacts): Period {
  const { employmentStart, employmentEnd = latestDate, recordsSince } = facts.employment;
  const first = recordsSince === undefined ? earliestDate : leaveYearAt(facts, recordsSince).startDate;
  return { startDate: employmentStart ?? first, endDate: employmentEnd };
}

/** The account's leave years that overlap the period, in order. */
export function leaveYearsBetween(from: CalendarDate, until: CalendarDate, facts: YearFacts): Period[] {
  if (from > until) return [];
  const first = leaveYearAt(facts, from);
  const years = [first];
  const ends = yearEndsBetween(addDays(first.endDate, 1), addMonths(until, longestMonths), facts);
  for (let start = addDays(first.endDate, 1); start <= until; ) {
    const endDate = ends[years.length - 1] ?? latestDate;
    years.push({ startDate: start, endDate });
    start = addDays(endDate, 1);
  }
  return years;
}

/** The leave year of the date if the person only ever has one plan and anniversary, else undefined. */
function onlyPlanYear({ terms, employment }: YearFacts, date: CalendarDate): Period | undefined {
  const [{ plan }] = terms;
  if (plan.yearStart === null && hasEarlier(employment)) return undefined;
  return terms.every((each) => each.plan.id === plan.id) ? leaveYearOn(plan, employment, date) : undefined;
}

function planOn(date: CalendarDate, plans: readonly PlanStretch[]): LeavePlan {
  const found = plans.findLast(({ startDate }) => startDate <= date) ?? plans[0];
  return found?.plan ?? { id: '', yearStart: null, policies: [] };
}

/** Whether the next plan begins with its own leave year. */
function isEndedByNext(
  index: number,
  plans: readonly PlanStretch[],
  { employment }: Pick<RuleFacts, 'employment'>,
): boolean {
  const next = plans[index + 1];
  return (
    next !== undefined && leaveYearOn(next.plan, employment, next.startDate).startDate === next.startDate
  );
}

function lastEndBefore(
  date: CalendarDate,
  plans: readonly PlanStretch[],
  facts: Pick<RuleFacts, 'employment'>,
): CalendarDate {
  for (let index = plans.length - 1; index >= 0; index -= 1) {
    const stretch = plans[index];
    if (!stretch || (index > 0 && stretch.startDate >= date)) continue;
    const last = stretch.endDate < date ? stretch.endDate : addDays(date, -1);
    const year = leaveYearOn(stretch.plan, facts.employment, last);
    if (year.endDate === last || (last === stretch.endDate && isEndedByNext(index, plans, facts)))
      return last;
    const end = addDays(year.startDate, -1);
    if (index === 0 || end >= stretch.startDate) return end;
  }
  return addDays(earliestDate, -1);
}

/** The ends the plans determine: of their leave years, and before a plan that begins with its own. */
function endsBetween(
  from: CalendarDate,
  until: CalendarDate,
  plans: readonly PlanStretch[],
  facts: Pick<RuleFacts, 'employment'>,
): CalendarDate[] {
  return plans.flatMap((stretch, index) => {
    const { plan, endDate } = stretch;
    const startDate = index === 0 || stretch.startDate < from ? from : stretch.startDate;
    const last = endDate < until ? endDate : until;
    const ends: CalendarDate[] = [];
    if (startDate > last) return ends;
    for (
      let year = leaveYearOn(plan, facts.employment, startDate);
      year.endDate <= last;
      year = leaveYearOn(plan, facts.employment, addDays(year.endDate, 1))
    ) {
      ends.push(year.endDate);
    }
    if (last === endDate && ends.at(-1) !== endDate && isEndedByNext(index, plans, facts)) ends.push(endDate);
    return ends;
  });
}
