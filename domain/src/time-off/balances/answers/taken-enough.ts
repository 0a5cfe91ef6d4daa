import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { calendarDays, intersection, type Period } from '../../../calendar/period.ts';
import { leaveYearAt } from '../../../leave/earning/year-ends.ts';
import { type Employment, employmentOn, periodOf } from '../../../people/accounts/employment.ts';
import type { LeaveFacts } from '../engine/leave-facts.ts';
import type { BalanceSummary, PersonBalances } from './account-schema.ts';

/** A leave year's total, and what was taken of it, approved future leave included; in one unit. */
export interface YearTaken {
  leaveYear: Period;
  total: number;
  used: number;
}

/** The tolerated part of the year's total: a third. */
const toleratedPart = 3;

/**
 * By how much the leave taken or approved is behind the elapsed share of the leave year, in the unit of the total; at
 * least 0. Only days of today's employment count.
 */
export function behindBy(
  { leaveYear, total, used }: YearTaken,
  employment: Employment,
  today: CalendarDate,
): number {
  const days = intersection(leaveYear, periodOf(employmentOn(today, employment)));
  const over = days && intersection(days, { startDate: leaveYear.startDate, endDate: today });
  if (!days || !over || total <= 0) return 0;
  const due = (total * calendarDays(over)) / calendarDays(days);
  return Math.max(0, Math.round((due - used) * 10) / 10);
}

/** Whether enough of the leave year was taken: at most a third of its total behind. */
export function hasTakenEnough(year: YearTaken, employment: Employment, today: CalendarDate): boolean {
  return behindBy(year, employment, today) * toleratedPart <= Math.max(0, year.total);
}

/** The figures of leave taken; empty without a limit. */
export function takenOfYear(
  facts: Pick<LeaveFacts, 'terms' | 'employment'>,
  { total, used, left }: Pick<BalanceSummary, 'total' | 'used' | 'left'>,
  today: CalendarDate,
): Pick<PersonBalances, 'behind' | 'notEnough'> {
  if (left === null) return {};
  const year = { leaveYear: leaveYearAt(facts, today), total, used };
  const isEnough = hasTakenEnough(year, facts.employment, today);
  return { behind: behindBy(year, facts.employment, today), ...(!isEnough && { notEnough: true }) };
}
