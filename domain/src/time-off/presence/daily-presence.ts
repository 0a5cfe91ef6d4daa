import { type CalendarDate, isWeekend } from '../../calendar/calendar-date.ts';
import { daysOf, intersection, type Period } from '../../calendar/period.ts';
import { type Employment, employedPeriod } from '../../people/accounts/employment.ts';
import { daysOfWork, isWorked, standardWork, type WorkFacts } from '../../work-time/day-of-work.ts';
import { type Half, type HalfDaySpan, halfDays, halvesOn } from '../../work-time/half-day.ts';

/** When somebody is away. */
export type PersonalAbsence = HalfDaySpan & { requesterId: string };

/** Somebody who may be there; without facts of their work they work from Monday to Friday. */
type PresentPerson = Employment & { id: string; work?: WorkFacts | undefined };

/** Who belongs to a department, when they are employed and work, and who of them is away when. */
export interface DepartmentPresence {
  people: readonly PresentPerson[];
  absences: readonly PersonalAbsence[];
}

/** How many of the people work on a day, and how many of those are away. */
export interface DayPresence {
  date: CalendarDate;
  people: number;
  away: number;
}

/**
 * The presence from Monday to Friday and on other days on which somebody works, each person once; a day is told by that half
 * of it in which the greater share is away. Absences are followed along their days and not looked through for each day: a
 * year of 5,000 people must hold up nobody else who is served.
 */
export function dailyPresence(period: Period, { people, absences }: DepartmentPresence): DayPresence[] {
  const dates = daysOf(period);
  const positions = new Map(dates.map((date, position) => [date, position]));
  const workOn = daysOfWork();
  const present = new Map<string, Present>();
  for (const { id, work = standardWork, ...employment } of people) {
    const days = intersection(employedPeriod(employment), period);
    if (days) present.set(id, { days, work });
  }
  const away = dates.map(() => ({ AM: new Set<string>(), PM: new Set<string>() }));
  for (const absence of absences) {
    const person = present.get(absence.requesterId);
    for (const { date, half } of person ? workedHalves(absence, person, workOn) : []) {
      away[positions.get(date) ?? 0]?.[half].add(absence.requesterId);
    }
  }
  const employed = employedByWork([...present.values()], positions);
  return dates.flatMap((date, position) => {
    const told = halfDays
      .map((half): DayPresence => {
        const atWork = [...employed].filter(([work]) => isWorked(workOn(work, date), half));
        const count = atWork.reduce((sum, [, counts]) => sum + (counts[position] ?? 0), 0);
        return { date, people: count, away: away[position]?.[half].size ?? 0 };
      })
      .reduce((worse, each) => (isWorse(each, worse) ? each : worse));
    return told.people === 0 && isWeekend(date) ? [] : [told];
  });
}

/** When somebody is employed in the period, and how they work. */
interface Present {
  days: Period;
  work: WorkFacts;
}

/** The halves of the absence in which its person would work. */
function workedHalves(
  absence: PersonalAbsence,
  { days, work }: Present,
  workOn: ReturnType<typeof daysOfWork>,
): { date: CalendarDate; half: Half }[] {
  const part = intersection(absence, days);
  return (part ? daysOf(part) : []).flatMap((date) =>
    halvesOn(date, absence)
      .filter((half) => isWorked(workOn(work, date), half))
      .map((half) => ({ date, half })),
  );
}

/** Of those who work alike, how many are employed on each day. */
function employedByWork(
  present: readonly Present[],
  positions: ReadonlyMap<CalendarDate, number>,
): ReadonlyMap<WorkFacts, readonly number[]> {
  const employed = new Map<WorkFacts, number[]>();
  for (const { days, work } of present) {
    const counts = employed.get(work) ?? Array<number>(positions.size).fill(0);
    employed.set(work, counts);
    const last = positions.get(days.endDate) ?? 0;
    for (let position = positions.get(days.startDate) ?? 0; position <= last; position += 1) {
      counts[position] = (counts[position] ?? 0) + 1;
    }
  }
  return employed;
}

function isWorse(one: DayPresence, other: DayPresence): boolean {
  const [share, otherShare] = [one.away * other.people, other.away * one.people];
  return share > otherShare || (share === otherShare && one.people > other.people);
}
