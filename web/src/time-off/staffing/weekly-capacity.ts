import { includes, type Period } from '@almanac/domain/calendar/period';
import { toPercent, toTenths } from '@almanac/domain/teams/members/percent';
import type { TeamCapacity } from '@almanac/domain/time-off/staffing/schema';

/** Average capacity over a week's business days, in full-time people with one decimal. */
export interface WeekCapacity {
  startDate: string;
  available: number;
  absent: number;
}

export function weeklyCapacity(days: TeamCapacity['days'], weeks: readonly Period[]): WeekCapacity[] {
  return weeks.map((week) => {
    const within = days.filter(({ date }) => includes(week, date));
    return {
      startDate: week.startDate,
      available: people(within.map(({ availablePercent }) => availablePercent)),
      absent: people(within.map(({ absentPercent }) => absentPercent)),
    };
  });
}

function people(percents: readonly number[]): number {
  if (percents.length === 0) return 0;
  const tenths = percents.reduce((sum, percent) => sum + toTenths(percent), 0);
  return Math.round((toPercent(tenths) / percents.length / 100) * 10) / 10;
}
