import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { calendarDays, intersection, type Period } from '../../calendar/period.ts';
import { type Employment, employedPeriod, seniorityStartOn } from '../../people/accounts/employment.ts';
import { termsOn } from '../../work-time/day-of-work.ts';
import { leaveYearOn, type RuleFacts, rulesOn } from '../plans/plan.ts';
import type { MinimumRule } from '../plans/policy.ts';
import { endOfMonths, monthsOf } from './employment-months.ts';
import type { EarnedPart } from './posting-formula.ts';
import { scaleOn } from './rates.ts';

const monthsInYear = 12;

/** The least total of a leave year, and the parts it is computed from, by schedule. */
export interface Minimum {
  exact: number;
  parts: EarnedPart[];
}

/** Whether the employment ends within the waiting time, its last day included. */
export function endsWhileWaiting({ waitingMonths }: MinimumRule, employment: Employment): boolean {
  const start = waitingStart(employment);
  const { employmentEnd } = employment;
  if (start === undefined || employmentEnd === undefined) return false;
  return employmentEnd <= endOfMonths(start, waitingMonths);
}

/** The day from which the waiting time of the one employment counts. */
function waitingStart(employment: Employment): CalendarDate | undefined {
  const { employmentStart } = employment;
  return employmentStart && seniorityStartOn(employmentStart, employment);
}

/**
 * The least total of the account's leave year by the rules of the date, which decide if it is the last employed day;
 * later terms aren't known yet. Undefined if the proration alone decides: the waiting time doesn't end before the last
 * day of the leave year, or the employment ends within it or in the first half of the leave year.
 */
export function minimumOn(date: CalendarDate, leaveYear: Period, facts: RuleFacts): Minimum | undefined {
  const rules = rulesOn(facts, date);
  if (!rules?.minimum || rules.grants.length === 0) return undefined;
  const { perYear } = rules.minimum;
  const expected = { ...leaveYear, endDate: expectedEnd(date, leaveYear, facts) };
  const employed = intersection(expected, employedPeriod(facts.employment));
  if (!employed || !isEntitled(rules.minimum, expected, facts)) return undefined;
  // A change of plan can shorten a leave year; a longer one has no higher minimum.
  const months = Math.min(monthsInYear, monthsOf(expected));
  const parts = schedulesIn(employed, date, facts).map((days): EarnedPart => {
    const scale = scaleOn(days.startDate, rules, facts);
    return {
      rate: { ...scale, full: perYear, perYear: perYear * scale.share },
      periods: months * shareOf(employed, days),
      number: monthsInYear,
    };
  });
  const exact = parts.reduce((sum, { rate, periods, number }) => sum + (rate.perYear * periods) / number, 0);
  return { exact, parts };
}

/** The last day of the leave year, as long as no other plan is known. */
function expectedEnd(date: CalendarDate, { endDate }: Period, facts: RuleFacts): CalendarDate {
  return date < endDate
    ? leaveYearOn(termsOn(facts.terms, date).plan, facts.employment, date).endDate
    : endDate;
}

function isEntitled(rule: MinimumRule, leaveYear: Period, { employment }: RuleFacts): boolean {
  const { employmentEnd } = employment;
  const start = waitingStart(employment);
  if (endsWhileWaiting(rule, employment)) return false;
  if (start && endOfMonths(start, rule.waitingMonths) >= leaveYear.endDate) return false;
  return employmentEnd === undefined || employmentEnd > endOfFirstHalf(leaveYear);
}

/** Six months into a whole leave year, otherwise half of its days. */
function endOfFirstHalf({ startDate, endDate }: Period): CalendarDate {
  if (endOfMonths(startDate, monthsInYear) === endDate) return endOfMonths(startDate, monthsInYear / 2);
  return addDays(startDate, Math.floor(calendarDays({ startDate, endDate }) / 2) - 1);
}

/** The days under each schedule known on the date; the last one is expected to stay. */
function schedulesIn(employed: Period, date: CalendarDate, { terms }: RuleFacts): Period[] {
  const changes = terms.map(({ from }) => from).filter((from) => from > employed.startDate && from <= date);
  return [employed.startDate, ...changes].flatMap((startDate, index) => {
    const next = changes[index];
    const days = { startDate, endDate: next === undefined ? employed.endDate : addDays(next, -1) };
    return intersection(days, employed) ?? [];
  });
}

/** The share of the employed months that the days have. */
function shareOf(employed: Period, { startDate, endDate }: Period): number {
  const through = (date: CalendarDate) => monthsOf({ startDate: employed.startDate, endDate: date });
  return (through(endDate) - through(addDays(startDate, -1))) / monthsOf(employed);
}
