import { type CalendarDate, isWeekend } from '@almanac/domain/calendar/calendar-date';
import type { Calendar } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import { holidayText } from '../../../work-time/work-time-words.ts';

/** Public holidays of each day as text, with their places unless all places in view have them. */
export function holidaysByDay(calendar: Calendar | undefined): ReadonlyMap<CalendarDate, string[]> {
  const { places = [], holidays = [] } = calendar ?? {};
  const nameOf = new Map(places.map(({ id, name }) => [id, name]));
  const named = Map.groupBy(holidays, ({ date, name, half }) => `${date} ${half ?? ''} ${name}`);
  const byDay = new Map<CalendarDate, string[]>();
  for (const [holiday, ...others] of named.values()) {
    if (!holiday) continue;
    const { date } = holiday;
    const where = [holiday, ...others].map(({ placeId }) => nameOf.get(placeId) ?? '').sort();
    const text = where.length === places.length ? '' : ` in ${where.join(', ')}`;
    byDay.set(date, [...(byDay.get(date) ?? []), `${holidayText(holiday)}${text}`]);
  }
  return byDay;
}

/** Returns why a person has the day off anyway; undefined if they would work. */
export type WhyFree = (userId: string, date: CalendarDate) => string | undefined;

/** Of colleagues, only whose absences are known, weekends are taken as free. */
export function whyFreeOf(calendar: Calendar | undefined): WhyFree {
  const works = calendar?.works.map(reasonsOf) ?? [];
  const workOf = new Map(calendar?.people.map(({ id, worksAs }) => [id, works[worksAs ?? -1]]));
  return (userId, date) => {
    const reasons = workOf.get(userId);
    if (reasons) return reasons.get(date);
    return isWeekend(date) ? 'free day' : undefined;
  };
}

/** The free days of a schedule, with their reasons. */
export function reasonsOf({ free }: Calendar['works'][number]): ReadonlyMap<CalendarDate, string> {
  return new Map(
    free.map(({ date, holiday }) => [date, holiday ? `holiday: ${holidayText(holiday)}` : 'free day']),
  );
}

/** The share of people away on each day that someone works. */
export type AwayShares = ReadonlyMap<CalendarDate, number>;

export function awaySharesOf(calendar: Calendar | undefined): AwayShares | undefined {
  return calendar && new Map(calendar.coverage.map(({ date, percentAway }) => [date, percentAway]));
}

/** Whether anyone in view works on the day. Until that is known: Monday to Friday. */
export function isAnyoneAtWork(date: CalendarDate, shares: AwayShares | undefined): boolean {
  return shares && shares.size > 0 ? shares.has(date) : !isWeekend(date);
}
