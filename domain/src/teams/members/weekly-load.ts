import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { intersection, type Period } from '../../calendar/period.ts';
import { type Employment, employedPeriod } from '../../people/accounts/employment.ts';
import { type Allocation, fullestDay } from './allocation.ts';
import { fullTime, type Tenths } from './percent.ts';

/** Seven days each, one after the other, the first from the day on. */
export function weeksFrom(firstDay: CalendarDate, count: number): Period[] {
  return Array.from({ length: count }, (_each, index) => {
    const startDate = addDays(firstDay, index * 7);
    return { startDate, endDate: addDays(startDate, 6) };
  });
}

/** What the person's fullest day of each week holds, in tenths of a percent; null in weeks in which they are not employed. */
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

/** How the time of a person is given away over some weeks. */
export const loadStates = ['over', 'under', 'free'] as const;
export type LoadState = (typeof loadStates)[number];

/**
 * Whether the weeks are of the kind: `over` where one takes more than 100 %, `under` where one in which the person is employed
 * takes less, `free` where none of those takes anything.
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
