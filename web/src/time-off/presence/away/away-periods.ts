import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { intersection, type Period } from '@almanac/domain/calendar/period';
import { startOfWeek } from '@almanac/domain/calendar/week-start';

export type NamedDays = 'today' | 'this-week' | 'next-week';

export interface AwayPeriod extends Period {
  /** Named next to the dates. */
  which?: NamedDays;
}

function endOfWeek(date: CalendarDate, firstDay: number): CalendarDate {
  return addDays(startOfWeek(date, firstDay), 6);
}

/** Today, the rest of this week, and next week; on the last day of a week nothing is left of it. */
export function comingPeriods(today: CalendarDate, firstDay: number): AwayPeriod[] {
  const last = endOfWeek(today, firstDay);
  return [
    { which: 'today', startDate: today, endDate: today },
    { which: 'this-week', startDate: addDays(today, 1), endDate: last },
    { which: 'next-week', startDate: addDays(last, 1), endDate: addDays(last, 7) },
  ];
}

export function isOver({ startDate, endDate }: Period): boolean {
  return endDate < startDate;
}

/** From today to the end of next week. */
export function comingDays(today: CalendarDate, firstDay: number): Period {
  return { startDate: today, endDate: addDays(endOfWeek(today, firstDay), 7) };
}

/** This week and the next. */
export function currentWeeks(today: CalendarDate, firstDay: number): Period {
  const startDate = startOfWeek(today, firstDay);
  return { startDate, endDate: addDays(startDate, 13) };
}

const weeksBack = 6;
const weeksOfYear = 52;

/** The 52 weeks of the dashboard: the last six, this one, and those ahead. */
export function weeksAroundToday(today: CalendarDate, firstDay: number): Period[] {
  const first = addDays(startOfWeek(today, firstDay), -7 * weeksBack);
  return Array.from({ length: weeksOfYear }, (_, index) => {
    const startDate = addDays(first, 7 * index);
    return { startDate, endDate: addDays(startDate, 6) };
  });
}

/** All days of these weeks. */
export function comingYear(today: CalendarDate, firstDay: number): Period {
  const startDate = addDays(startOfWeek(today, firstDay), -7 * weeksBack);
  return { startDate, endDate: addDays(startDate, 7 * weeksOfYear - 1) };
}

/** The weeks of the month, clipped to it. */
export function weeksWithin(month: Period, firstDay: number): AwayPeriod[] {
  const weeks: AwayPeriod[] = [];
  for (let date = month.startDate; date <= month.endDate; ) {
    const last = endOfWeek(date, firstDay);
    const week = intersection(month, { startDate: date, endDate: last });
    if (week) weeks.push(week);
    date = addDays(last, 1);
  }
  return weeks;
}
