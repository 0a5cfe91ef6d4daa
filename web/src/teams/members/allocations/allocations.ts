import { addDays, type CalendarDate, latestDate } from '@almanac/domain/calendar/calendar-date';
import { loadOn } from '@almanac/domain/teams/members/allocation';
import { toPercent, toTenths } from '@almanac/domain/teams/members/percent';
import type { Allocations } from '@almanac/domain/teams/members/schema';
import type { Tone } from '../../../ui/tone.ts';

/** Colour of an allocation in the table, by percent. */
export function allocationTone(percent: number): Tone {
  if (percent >= 80) return 'allocation-full';
  if (percent >= 60) return 'allocation-high';
  return percent >= 40 ? 'allocation-medium' : 'allocation-light';
}

/** Colour of its bar, by percent. */
export function barTone(percent: number): Tone {
  if (percent >= 75) return 'danger';
  return percent >= 50 ? 'warning' : 'success';
}

/** The sum of allocations in percent, from a day until the next step. */
export interface LoadStep {
  startDate: CalendarDate;
  percent: number;
}

type StepAllocation = Pick<
  Allocations['allocations'][number],
  'allocationPercent' | 'startDate' | 'endDate' | 'isActive'
>;

/** Today's sum of allocations, and each day on which it changes. */
export function loadSteps(allocations: readonly StepAllocation[], today: CalendarDate): LoadStep[] {
  const counted = allocations.map(({ allocationPercent, ...each }) => ({
    ...each,
    allocationTenths: toTenths(allocationPercent),
  }));
  const changes = counted
    .flatMap(({ startDate, endDate = latestDate }) =>
      endDate < latestDate ? [startDate, addDays(endDate, 1)] : [startDate],
    )
    .filter((date) => date > today);
  const days = [today, ...new Set(changes.sort())];
  const steps = days.map((startDate) => ({ startDate, percent: toPercent(loadOn(startDate, counted)) }));
  return steps.filter(({ percent }, index) => percent !== steps[index - 1]?.percent);
}
