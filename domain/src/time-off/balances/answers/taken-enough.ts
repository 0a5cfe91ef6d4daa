import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { calendarDays, intersection, type Period } from '../../../calendar/period.ts';
import { leaveYearAt } from '../../../leave/earning/year-ends.ts';
import { type Employment, employedPeriod } from '../../../people/accounts/employment.ts';
import type { LeaveFacts } from '../engine/leave-facts.ts';
import type { BalanceSummary, PersonBalances } from './account-schema.ts';

/** What somebody has in a leave year and has taken of it, what is approved for later included; all in one unit. */
export interface YearTaken {
  leaveYear: Period;
  total: number;
  used: number;
}

/** By which share of the year's total somebody may be behind. */
const toleratedShare = 0.2;

/**
 * By how much less somebody has taken, or has approved, than the share of their leave year that is over on the day, in the unit of
 * the total; 0 where it is no less. Of the year those days count on which they are employed.
 */
export function behindBy(
  { leaveYear, total, used }: YearTaken,
  employment: Employment,
  today: CalendarDate,
): number {
  const days = intersection(leaveYear, employedPeriod(employment));
  const over = days && intersection(days, { startDate: leaveYear.startDate, endDate: today });
  if (!days || !over || total <= 0) return 0;
  const due = (total * calendarDays(over)) / calendarDays(days);
  return Math.max(0, Math.round((due - used) * 10) / 10);
}

/** Whether somebody has taken enough of their leave year: they are not behind by a fifth of its total or more. */
export function hasTakenEnough(year: YearTaken, employment: Employment, today: CalendarDate): boolean {
  const behind = behindBy(year, employment, today);
  return behind === 0 || behind < year.total * toleratedShare;
}

/** What is told of how much somebody has taken; nothing where they may take without limit. */
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
