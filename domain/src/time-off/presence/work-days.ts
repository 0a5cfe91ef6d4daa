import { daysOf, type Period } from '../../calendar/period.ts';
import { type Employment, isEmployedOn } from '../../people/accounts/employment.ts';
import type { Decision } from '../../refusal.ts';
import { dayOfWork, type WorkFacts } from '../../work-time/day-of-work.ts';
import { checkPeriod } from '../requests/period-check.ts';
import type { WorkDay } from './schema.ts';

/** A year, and the days around it that decide its bridge days. */
const longestPeriod = 400;

/** Whether the period is short enough to list its work days. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkWorkDaysPeriod(period: Period): Decision<'VALIDATION_ERROR'> {
  return checkPeriod(period, longestPeriod);
}

/**
 * Every day of the period with the minutes worked before and after noon, and its public holiday; zeros outside the
 * employment.
 */
export function workDays(period: Period, work: WorkFacts, employment: Employment = {}): WorkDay[] {
  return daysOf(period).map((date) => {
    if (!isEmployedOn(date, employment)) return { date, am: 0, pm: 0 };
    const { worked, holiday } = dayOfWork(work, date);
    const [am, pm] = worked;
    if (!holiday) return { date, am, pm };
    const { name, half } = holiday;
    return { date, am, pm, holiday: { name, ...(half !== undefined && { half }) } };
  });
}
