import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { intersection, overlaps, type Period } from '../../calendar/period.ts';
import { awayType } from '../../leave/types/leave-type.ts';
import { type Employment, employedPeriod } from '../../people/accounts/employment.ts';
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

/** Approved time off, with its type as the viewer may see it. */
export interface TypedAbsence extends Period {
  startHalf: Half;
  endHalf: Half;
  /** Of a type in hours that the viewer may see. */
  minutes?: number | undefined;
  minutesHalf?: Half | undefined;
  type: string;
}

/** Somebody of whom the viewer may know when they are away; without facts of their work they work from Monday to Friday. */
export interface AwayPerson extends Employment {
  id: string;
  name: string;
  /** Whether they are in a team with the viewer. */
  isOfOwnTeam: boolean;
  absences: readonly TypedAbsence[];
  work?: WorkFacts | undefined;
}

/**
 * Who is away on days of the period: people of the own teams first, then by the start, then in the given order. What is hidden
 * and follows upon one another is told as one absence, since where one type ends and another begins is a type, too.
 */
export function visibleAbsences(period: Period, people: readonly AwayPerson[]): VisibleAbsence[] {
  const workOn = daysOfWork();
  const seen = people.flatMap((person) => {
    const { id, name, isOfOwnTeam, work } = person;
    const employed = employedPeriod(person);
    const days = intersection(employed, period);
    if (!days) return [];
    const absences = person.absences.flatMap((absence) => partWithin(employed, absence) ?? []);
    return withoutSeams(absences, hiddenAs)
      .filter((absence) => overlaps(absence, days))
      .map((absence) => {
        const day = firstDayAfter(absence, absences, (date) => workOn(work, date));
        const backOn = day !== undefined && day <= employed.endDate ? { backOn: day } : {};
        return { isOfOwnTeam, absence: { user: { id, name }, ...absenceAnswer(absence), ...backOn } };
      });
  });
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

/** The first day from the end of the absence on, with half a day of work on which the person is not away all the time. */
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
