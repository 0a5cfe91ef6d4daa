import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { intersection, type Period } from '../../calendar/period.ts';
import { type Employment, employedPeriod } from '../../people/accounts/employment.ts';
import { type Allocation, fullestDay } from './allocation.ts';
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
  const employed = employedPeriod(employment);
  return weeks.map((week) => {
    const days = intersection(week, employed);
    return days ? fullestDay(days, allocations).load : null;
  });
}

/** How a person's time is allocated over several weeks. */
export const loadStates = ['over', 'under', 'free'] as const;
export type LoadState = (typeof loadStates)[number];

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
