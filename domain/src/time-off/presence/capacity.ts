import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import { type CapacityShare, shareOf, standardLimit } from '../../capacity-share.ts';
import { type Fraction, fraction, isMoreThan, roundedTo, timesFraction } from '../../fraction.ts';
import type { Texts } from '../../language/message.ts';
import type { TimedSpan } from '../../work-time/hours-of-day.ts';
import { type DepartmentPresence, type ExactPresence, exactPresence } from './daily-presence.ts';
import { message } from './messages/message.ts';
import type { TeamCapacity } from './schema.ts';

const cautionLimit = 'HALF';

/** Whether more than half of the people are away. */
export function callsForCaution(away: Fraction | number, people: number): boolean {
  return isMoreAway(away, people, cautionLimit);
}

/** Whether more than the share of the people are away. */
export function isMoreAway(away: Fraction | number, people: number, share: CapacityShare): boolean {
  const absent = typeof away === 'number' ? fraction(away) : away;
  return isMoreThan(absent, timesFraction(fraction(people), shareOf(share)));
}

/**
 * The effect on a department if one more of its people is away in the period: how many are away on each business day
 * for at least half a day, and the share of all absences among the people working, in percent with one decimal.
 */
export function capacityImpact(
  period: TimedSpan,
  askingUserId: string,
  presence: DepartmentPresence,
): Omit<TeamCapacity, 'recommendations'> {
  return impactOf(presenceWith(period, askingUserId, presence), presence.capacityLimit);
}

/** The impact on the department, with recommendations. */
export function teamCapacity(
  period: Period,
  askingUserId: string,
  presence: DepartmentPresence,
  texts: Texts,
): TeamCapacity {
  const { capacityLimit: limit = standardLimit } = presence;
  const days = presenceWith(period, askingUserId, presence);
  const { overallImpact, impactedDates } = impactOf(days, limit);
  const exceeds = (day: ExactPresence) => isMoreAway(day.absent, day.people, limit);
  const isCritical = (day: ExactPresence) => !exceeds(day) && callsForCaution(day.absent, day.people);
  return {
    overallImpact,
    recommendations: [
      ...runsOf(days, exceeds).map((period) =>
        texts.text(message('time-off.presence.overLimit', { share: limit, period })),
      ),
      ...runsOf(days, isCritical).map((period) =>
        texts.text(message('time-off.presence.nearLimit', { share: cautionLimit, period })),
      ),
    ],
    impactedDates,
  };
}

function presenceWith(
  period: TimedSpan,
  askingUserId: string,
  { people, absences }: DepartmentPresence,
): ExactPresence[] {
  const withAsking = [...absences, { requesterId: askingUserId, ...period }];
  return exactPresence(period, { people, absences: withAsking });
}

function impactOf(
  days: readonly ExactPresence[],
  limit: CapacityShare = standardLimit,
): Omit<TeamCapacity, 'recommendations'> {
  const impactedDates = days.map((day) => ({
    date: day.date,
    onVacation: day.away,
    totalTeamMembers: day.people,
    percentageImpact: percentOf(day),
    exceedsThreshold: isMoreAway(day.absent, day.people, limit),
  }));
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

function percentOf({ absent, people }: ExactPresence): number {
  return people === 0 ? 0 : roundedTo(1, timesFraction(absent, fraction(100, people)));
}

/** The runs of adjacent days that meet the condition, skipping days no one works. */
function runsOf(all: readonly ExactPresence[], condition: (day: ExactPresence) => boolean): Period[] {
  const days = all.filter(({ people }) => people > 0);
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
