import { type CalendarDate, isWeekend } from '@almanac/domain/calendar/calendar-date';
import type { Coverage, FreeDays } from '@almanac/domain/time-off/presence/schema';
import { holidayText } from '@almanac/domain/work-time/work-time-words';

/** Public holidays of each day as text, with their places unless they apply to everyone in view. */
export function holidaysByDay(freeDays: FreeDays | undefined): ReadonlyMap<CalendarDate, string[]> {
  const byDay = new Map<CalendarDate, string[]>();
  for (const { date, isForAll, places, ...holiday } of freeDays?.holidays ?? []) {
    const where = isForAll || places.length === 0 ? '' : ` in ${places.join(', ')}`;
    byDay.set(date, [...(byDay.get(date) ?? []), `${holidayText(holiday)}${where}`]);
  }
  return byDay;
}

/** Returns why a person has the day off anyway; undefined if they would work. */
export type WhyFree = (userId: string, date: CalendarDate) => string | undefined;

export function whyFreeOf(freeDays: FreeDays | undefined): WhyFree {
  const daysOf = new Map<string, ReadonlyMap<CalendarDate, string>>();
  for (const { userIds, days } of freeDays?.free ?? []) {
    const reasons = new Map(
      days.map(({ date, holiday }) => [date, holiday ? `holiday: ${holidayText(holiday)}` : 'free day']),
    );
    for (const userId of userIds) daysOf.set(userId, reasons);
  }
  return (userId, date) => daysOf.get(userId)?.get(date);
}

/** Whether anyone in view works on the day. Until coverage is loaded: Monday to Friday. */
export function isAnyoneAtWork(date: CalendarDate, coverage: Coverage | undefined): boolean {
  if (!coverage || coverage.people === 0) return !isWeekend(date);
  return coverage.days.some((day) => day.date === date && day.people > 0);
}
