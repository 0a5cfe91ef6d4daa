import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { intersection, overlaps, type Period } from '../../calendar/period.ts';
import { awayType } from '../../leave/leave-type.ts';
import { type Employment, employedPeriod } from '../../people/accounts/employment.ts';
import { daysOfWork, isWorked, type WorkFacts } from '../../work-time/day-of-work.ts';
import { type Half, type HalfDaySpan, halfDays, halvesOn, slotsOf } from '../../work-time/half-day.ts';
import type { SeenAbsence } from './schema.ts';
import { withoutSeams } from './seams.ts';

/** Approved time off, with its type as the viewer may see it. */
export interface TypedAbsence extends Period {
  startHalf: Half;
  endHalf: Half;
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
export function absencesAsSeen(period: Period, people: readonly AwayPerson[]): SeenAbsence[] {
  const workOn = daysOfWork();
  const seen = people.flatMap((person) => {
    const { id, name, isOfOwnTeam, work } = person;
    const employed = employedPeriod(person);
    const days = intersection(employed, period);
    if (!days) return [];
    return withoutSeams(person.absences.map(asToldOf), hiddenAs)
      .filter((absence) => overlaps(absence, days))
      .map((absence) => {
        const day = firstDayAfter(absence, person.absences, (date) => workOn(work, date));
        const backOn = day !== undefined && day <= employed.endDate ? { backOn: day } : {};
        return { isOfOwnTeam, absence: { user: { id, name }, ...absence, ...backOn } };
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

function asToldOf({ startDate, startHalf, endDate, endHalf, type }: TypedAbsence): TypedAbsence {
  return { startDate, startHalf, endDate, endHalf, type };
}

function hiddenAs({ type }: TypedAbsence): string | undefined {
  return type === awayType.code ? type : undefined;
}

const longestWithoutWork = 366;

/** The first day from the end of the absence on, with half a day of work on which the person is not away. */
function firstDayAfter(
  { endDate }: HalfDaySpan,
  absences: readonly HalfDaySpan[],
  workOn: (date: CalendarDate) => ReturnType<ReturnType<typeof daysOfWork>>,
): CalendarDate | undefined {
  const lastEnd = absences.reduce((last, each) => (each.endDate > last ? each.endDate : last), endDate);
  const horizon = addDays(lastEnd, longestWithoutWork);
  for (let date = endDate; date <= horizon; date = addDays(date, 1)) {
    const day = workOn(date);
    const isThere = halfDays.some(
      (half) => isWorked(day, half) && !absences.some((absence) => halvesOn(date, absence).includes(half)),
    );
    if (isThere) return date;
  }
  return undefined;
}
