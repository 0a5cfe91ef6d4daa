import { addDays, type CalendarDate, dayOfWeek } from '@almanac/domain/calendar/calendar-date';
import { intersection, type Period } from '@almanac/domain/calendar/period';

export interface AwayPeriod extends Period {
  /** Label shown next to the dates. */
  name?: string;
}

function sundayAfter(date: CalendarDate): CalendarDate {
  return addDays(date, (7 - dayOfWeek(date)) % 7);
}

/** Today, the rest of this week, and next week. Weeks begin on Monday; the rest is over on Sunday. */
export function comingPeriods(today: CalendarDate): AwayPeriod[] {
  const sunday = sundayAfter(today);
  return [
    { name: 'Today', startDate: today, endDate: today },
    { name: 'This week', startDate: addDays(today, 1), endDate: sunday },
    { name: 'Next week', startDate: addDays(sunday, 1), endDate: addDays(sunday, 7) },
  ];
}

export function isOver({ startDate, endDate }: Period): boolean {
  return endDate < startDate;
}

/** From today to the end of next week. */
export function comingDays(today: CalendarDate): Period {
  return { startDate: today, endDate: addDays(sundayAfter(today), 7) };
}

/** The weeks of the month, Monday to Sunday, clipped to it. */
export function weeksWithin(month: Period): AwayPeriod[] {
  const weeks: AwayPeriod[] = [];
  for (let date = month.startDate; date <= month.endDate; ) {
    const sunday = sundayAfter(date);
    const week = intersection(month, { startDate: date, endDate: sunday });
    if (week) weeks.push(week);
    date = addDays(sunday, 1);
  }
  return weeks;
}
