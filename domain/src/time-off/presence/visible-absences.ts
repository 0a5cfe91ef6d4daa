import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { overlaps, type Period } from '../../calendar/period.ts';
import { awayType } from '../../leave/types/leave-type.ts';
import { type Employment, employedPeriods } from '../../people/accounts/employment.ts';
import {
  type DayOfWork,
  daysOfWork,
  isWorked,
  minutesOf,
  type WorkFacts,
} from '../../work-time/day-of-work.ts';
import {
  type Half,
  type HalfDaySpan,
  halfDays,
  halvesOn,
  partWithin,
  slotsOf,
} from '../../work-time/half-day.ts';
import { isOfMinutes, minutesTaken, type TimedSpan } from '../../work-time/hours-of-day.ts';
import type { VisibleAbsence } from './schema.ts';
import { withoutSeams } from './seams.ts';

/** Approved time off, with its type as visible to the viewer. */
export interface TypedAbsence extends Period {
  startHalf: Half;
  endHalf: Half;
  /** For a visible type in hours. */
  minutes?: number | undefined;
  minutesHalf?: Half | undefined;
  type: string;
}

/** A person whose absences the viewer may see; without work facts they work Monday to Friday. */
export interface AwayPerson extends Employment {
  id: string;
  name: string;
  /** Whether they share a team with the viewer. */
  isOfOwnTeam: boolean;
  absences: readonly TypedAbsence[];
  work?: WorkFacts | undefined;
}

/**
 * The absences in the period: members of the viewer's teams first, then by start, then in the given order. Adjacent
 * hidden absences are joined, since a seam between types would reveal a type.
 */
export function visibleAbsences(period: Period, people: readonly AwayPerson[]): VisibleAbsence[] {
  const workOn = daysOfWork();
  const seen = people.flatMap((person) =>
    employedPeriods(person).flatMap((employed) => {
      const { id, name, isOfOwnTeam, work } = person;
      const absences = person.absences.flatMap((absence) => partWithin(employed, absence) ?? []);
      return withoutSeams(absences, hiddenAs)
        .filter((absence) => overlaps(absence, period))
        .map((absence) => {
          const day = firstDayAfter(absence, absences, (date) => workOn(work, date));
          const backOn = day !== undefined && day <= employed.endDate ? { backOn: day } : {};
          return { isOfOwnTeam, absence: { user: { id, name }, ...absenceAnswer(absence), ...backOn } };
        });
    }),
  );
  return seen.sort(byTeamAndStart).map(({ absence }) => absence);
}

function byTeamAndStart(
  one: { isOfOwnTeam: boolean; absence: TypedAbsence },
  other: { isOfOwnTeam: boolean; absence: TypedAbsence },
): number {
  if (one.isOfOwnTeam !== other.isOfOwnTeam) return one.isOfOwnTeam ? -1 : 1;
  return slotsOf(one.absence).first - slotsOf(other.absence).first;
}

function absenceAnswer({ startDate, startHalf, endDate, endHalf, minutes, type }: TypedAbsence) {
  return { startDate, startHalf, endDate, endHalf, ...(minutes !== undefined && { minutes }), type };
}

function hiddenAs({ type }: TypedAbsence): string | undefined {
  return type === awayType.code ? type : undefined;
}

const longestWithoutWork = 366;

/** The first day, from the end of the absence, with a worked half day that the person isn't entirely away. */
function firstDayAfter(
  { endDate }: HalfDaySpan,
  absences: readonly TimedSpan[],
  workOn: (date: CalendarDate) => DayOfWork,
): CalendarDate | undefined {
  const lastEnd = absences.reduce((last, each) => (each.endDate > last ? each.endDate : last), endDate);
  const horizon = addDays(lastEnd, longestWithoutWork);
  for (let date = endDate; date <= horizon; date = addDays(date, 1)) {
    const day = workOn(date);
    const isThere = halfDays.some(
      (half) => isWorked(day, half) && !absences.some((absence) => fillsHalf(absence, date, half, day)),
    );
    if (isThere) return date;
  }
  return undefined;
}

function fillsHalf(absence: TimedSpan, date: CalendarDate, half: Half, day: DayOfWork): boolean {
  if (!halvesOn(date, absence).includes(half)) return false;
  return !isOfMinutes(absence) || minutesOf(half, minutesTaken(absence, day)) >= minutesOf(half, day.worked);
}
