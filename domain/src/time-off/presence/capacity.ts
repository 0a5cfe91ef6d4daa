import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import type { HalfDaySpan } from '../../work-time/half-day.ts';
import { type DepartmentPresence, dailyPresence } from './daily-presence.ts';
import type { TeamCapacity } from './schema.ts';

type DayImpact = TeamCapacity['impactedDates'][number];

/** Whether more than two thirds of the people are away. */
export function exceedsCapacity(away: number, people: number): boolean {
  return away * 3 > people * 2;
}

/** Whether more than half of the people are away. */
export function callsForCaution(away: number, people: number): boolean {
  return away * 2 > people;
}

/**
 * What it means for a department if one of its people is away too in the period: how many are away on each business
 * day, and the share that they are of those who work on it, in percent with one decimal.
 */
export function capacityImpact(
  period: HalfDaySpan,
  askingUserId: string,
  { people, absences }: DepartmentPresence,
): Omit<TeamCapacity, 'recommendations'> {
  const withAsking = [...absences, { requesterId: askingUserId, ...period }];
  const impactedDates = dailyPresence(period, { people, absences: withAsking }).map(
    ({ date, people: count, away }): DayImpact => ({
      date,
      onVacation: away,
      totalTeamMembers: count,
      percentageImpact: count === 0 ? 0 : Math.round((away * 1000) / count) / 10,
      exceedsThreshold: exceedsCapacity(away, count),
    }),
  );
  const exceeding = impactedDates.filter((day) => day.exceedsThreshold);
  return {
    overallImpact: {
      maxPercentageImpact: Math.max(0, ...impactedDates.map((day) => day.percentageImpact)),
      totalDaysExceedingThreshold: exceeding.length,
      exceedsCapacityLimit: exceeding.length > 0,
    },
    impactedDates,
  };
}

/** The impact on the department, and what to think of before asking. */
export function teamCapacity(
  period: Period,
  askingUserId: string,
  presence: DepartmentPresence,
  periodText: (period: Period) => string,
): TeamCapacity {
  const { overallImpact, impactedDates } = capacityImpact(period, askingUserId, presence);
  return {
    overallImpact,
    recommendations: [
      ...runsOf(impactedDates, (day) => day.exceedsThreshold).map(
        (run) =>
          `More than two thirds of the department would be away ${on(run, periodText)}: choose other days.`,
      ),
      ...runsOf(impactedDates, isCritical).map(
        (run) =>
          `More than half of the department would be away ${on(run, periodText)}: agree on cover first.`,
      ),
    ],
    impactedDates,
  };
}

function isCritical(day: DayImpact): boolean {
  return !day.exceedsThreshold && callsForCaution(day.onVacation, day.totalTeamMembers);
}

function on(run: Period, periodText: (period: Period) => string): string {
  return `${run.startDate === run.endDate ? 'on' : 'from'} ${periodText(run)}`;
}

/** The runs of neighbouring days, of those on which anybody works, for which the condition holds. */
function runsOf(all: readonly DayImpact[], condition: (day: DayImpact) => boolean): Period[] {
  const days = all.filter(({ totalTeamMembers }) => totalTeamMembers > 0);
  const runs: Period[] = [];
  let start: CalendarDate | undefined;
  for (const [index, day] of days.entries()) {
    if (!condition(day)) continue;
    start ??= day.date;
    const next = days[index + 1];
    if (next && condition(next)) continue;
    runs.push({ startDate: start, endDate: day.date });
    start = undefined;
  }
  return runs;
}
