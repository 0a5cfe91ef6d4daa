import { type CalendarDate, isWeekend } from '@almanac/domain/calendar/calendar-date';
import { nameOrder } from '@almanac/domain/language/collation';
import type { Calendar, CalendarCoverage } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import type { FreeDay } from '@almanac/domain/time-off/presence/schema';
import { readerLocale } from '../../../platform/locale.ts';
import { holidayText } from '../../../work-time/work-time-words.ts';
import { text } from './messages/text.ts';

/** Public holidays of each day as text, with their places unless all places in view have them. */
export function holidaysByDay(calendar: Calendar | undefined): ReadonlyMap<CalendarDate, string[]> {
  const { places = [], holidays = [] } = calendar ?? {};
  const nameOf = new Map(places.map(({ id, name }) => [id, name]));
  const named = Map.groupBy(holidays, ({ date, name, half }) => `${date} ${half ?? ''} ${name}`);
  const byDay = new Map<CalendarDate, string[]>();
  for (const [holiday, ...others] of named.values()) {
    if (!holiday) continue;
    const { date } = holiday;
    const where = [holiday, ...others]
      .map(({ placeId }) => nameOf.get(placeId) ?? '')
      .toSorted(nameOrder(readerLocale()));
    const name = holidayText(holiday);
    const isEverywhere = where.length === places.length;
    const words = isEverywhere ? name : text('time-off.presence.holidayIn', { holiday: name, places: where });
    byDay.set(date, [...(byDay.get(date) ?? []), words]);
  }
  return byDay;
}

/** Why a day is free: a holiday, or the schedule. */
export type FreeReason = Pick<FreeDay, 'holiday'>;

/** Such as 'holiday: Epiphany' or 'free day'. */
export function freeText({ holiday }: FreeReason): string {
  if (!holiday) return text('time-off.presence.freeDay');
  return text('time-off.presence.holiday', { holiday: holidayText(holiday) });
}

/** Returns why a person has the day off anyway; undefined if they would work. */
export type WhyFree = (userId: string, date: CalendarDate) => FreeReason | undefined;

/** Of colleagues, only whose absences are known, weekends are taken as free. */
export function whyFreeOf(calendar: Calendar | undefined): WhyFree {
  const works = calendar?.works.map(reasonsOf) ?? [];
  const workOf = new Map(calendar?.people.map(({ id, worksAs }) => [id, works[worksAs ?? -1]]));
  return (userId, date) => {
    const reasons = workOf.get(userId);
    if (reasons) return reasons.get(date);
    return isWeekend(date) ? {} : undefined;
  };
}

/** The free days of a schedule, with their reasons. */
export function reasonsOf({ free }: Calendar['works'][number]): ReadonlyMap<CalendarDate, FreeReason> {
  return new Map(free.map((day) => [day.date, day]));
}

/** How many people are away on each day that someone works. */
export type CoverageByDay = ReadonlyMap<CalendarDate, CalendarCoverage>;

export function coverageByDay(calendar: Calendar | undefined): CoverageByDay | undefined {
  return calendar && new Map(calendar.coverage.map((day) => [day.date, day]));
}

/** Whether anyone in view works on the day. Until that is known: Monday to Friday. */
export function isAnyoneAtWork(date: CalendarDate, coverage: CoverageByDay | undefined): boolean {
  return coverage && coverage.size > 0 ? coverage.has(date) : !isWeekend(date);
}
