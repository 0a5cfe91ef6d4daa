import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import { type Employment, employedWithin } from '../../people/accounts/employment.ts';
import { type Allocation, fullestDay } from './allocation.ts';
import type { LoadState } from './load-states.ts';
import { fullTime, type Tenths } from './percent.ts';

/** Consecutive weeks of seven days from the first day. */
export function weeksFrom(firstDay: CalendarDate, count: number): Period[] {
  return Array.from({ length: count }, (_each, index) => {
    const startDate = addDays(firstDay, index * 7);
    return { startDate, endDate: addDays(startDate, 6) };
  });
}

/**
 * The load of the person's fullest day of each week, in tenths of a percent; null for weeks they are not employed.
 */
export function weeklyLoads(
  weeks: readonly Period[],
  allocations: readonly Allocation[],
  employment: Employment,
): (Tenths | null)[] {
  return weeks.map((week) => {
    const loads = employedWithin(week, employment).map((days) => fullestDay(days, allocations).load);
    return loads.length > 0 ? Math.max(...loads) : null;
  });
}

/**
 * Whether the weeks are of the kind: `over` if one exceeds 100 %, `under` if an employed one is below, `free` if no
 * employed one has any load.
 */
export function isOfLoad(loads: readonly (Tenths | null)[], state: LoadState): boolean {
  const employed = loads.filter((load) => load !== null);
  switch (state) {
    case 'over':
      return employed.some((load) => load > fullTime);
    case 'under':
      return employed.some((load) => load < fullTime);
    case 'free':
      return employed.length > 0 && employed.every((load) => load === 0);
  }
}
