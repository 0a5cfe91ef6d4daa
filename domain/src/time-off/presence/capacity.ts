import { type CalendarDate, isWeekend } from '../../calendar/calendar-date.ts';
import { daysOf, includes, type Period } from '../../calendar/period.ts';
import { type Employment, isEmployedOn } from '../../people/accounts/employment.ts';
import type { TeamCapacity } from './schema.ts';

/** When somebody is away. */
export type PersonalAbsence = Period & { requesterId: string };

/** Who belongs to a department, when they are employed, and who of them is away when. */
export interface DepartmentPresence {
  people: readonly (Employment & { id: string })[];
  absences: readonly PersonalAbsence[];
}

type DayImpact = TeamCapacity['impactedDates'][number];

/** Whether more than two thirds of the people are away. */
export function exceedsCapacity(away: number, people: number): boolean {
  return away * 3 > people * 2;
}

/** Whether more than half of the people are away. */
export function callsForCaution(away: number, people: number): boolean {
  return away * 2 > people;
}

/** The ids of those of the people who are employed on the day. */
export function employedOn(date: CalendarDate, people: DepartmentPresence['people']): ReadonlySet<string> {
  return new Set(people.filter((person) => isEmployedOn(date, person)).map(({ id }) => id));
}

/**
 * What it means for a department if one of its people is away too in the period: how many are away on each business
 * day, and the share that they are of those who are employed on it, in percent with one decimal.
 */
export function capacityImpact(
  period: Period,
  askingUserId: string,
  { people, absences }: DepartmentPresence,
): Omit<TeamCapacity, 'recommendations'> {
  const impactedDates = daysOf(period)
    .filter((date) => !isWeekend(date))
    .map((date): DayImpact => {
      const awayIds = [askingUserId, ...absences.filter((each) => includes(each, date)).map(requesterOf)];
      const employed = employedOn(date, people);
      const onVacation = new Set(awayIds.filter((id) => employed.has(id))).size;
      return {
        date,
        onVacation,
        totalTeamMembers: employed.size,
        percentageImpact: employed.size === 0 ? 0 : Math.round((onVacation * 1000) / employed.size) / 10,
        exceedsThreshold: exceedsCapacity(onVacation, employed.size),
      };
    });
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

function requesterOf({ requesterId }: PersonalAbsence): string {
  return requesterId;
}

function isCritical(day: DayImpact): boolean {
  return !day.exceedsThreshold && callsForCaution(day.onVacation, day.totalTeamMembers);
}

function on(run: Period, periodText: (period: Period) => string): string {
  return `${run.startDate === run.endDate ? 'on' : 'from'} ${periodText(run)}`;
}

/** The runs of neighbouring business days for which the condition holds. */
function runsOf(days: readonly DayImpact[], condition: (day: DayImpact) => boolean): Period[] {
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
