import type { Period } from '@almanac/domain/calendar/period';

/** Consecutive weeks with the same percentage; null is a run without employment. */
export interface LoadRun extends Period {
  percent: number | null;
  /** Index of the first week. */
  index: number;
  /** Number of weeks. */
  weeks: number;
}

/** Joins consecutive weeks with the same percentage. */
export function loadRuns(weeks: readonly Period[], percents: readonly (number | null)[]): LoadRun[] {
  const runs: LoadRun[] = [];
  for (const [index, { startDate, endDate }] of weeks.entries()) {
    const percent = percents[index] ?? null;
    const last = runs.at(-1);
    if (last?.percent === percent) {
      last.weeks += 1;
      last.endDate = endDate;
    } else runs.push({ percent, index, weeks: 1, startDate, endDate });
  }
  return runs;
}
