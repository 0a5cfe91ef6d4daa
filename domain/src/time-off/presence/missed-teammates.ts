import { daysOf, type Period } from '../../calendar/period.ts';
import { daysOfWork, isWorked, type WorkFacts } from '../../work-time/day-of-work.ts';
import { type HalfDaySpan, halfDays, halvesOn } from '../../work-time/half-day.ts';

/**
 * Those of the absences by which a teammate is missed in the period: on one of its days the person who asks would work, and
 * the teammate, too, in a half in which they are away. Who nothing is known of works from Monday to Friday.
 */
export function missedTeammates<Absence extends HalfDaySpan & { requester: { id: string } }>(
  period: Period,
  asking: WorkFacts | undefined,
  absences: readonly Absence[],
  works: ReadonlyMap<string, WorkFacts>,
): Absence[] {
  const workOn = daysOfWork();
  const days = daysOf(period).filter((date) => {
    const day = workOn(asking, date);
    return halfDays.some((half) => isWorked(day, half));
  });
  return absences.filter((absence) =>
    days.some((date) => {
      const day = workOn(works.get(absence.requester.id), date);
      return halvesOn(date, absence).some((half) => isWorked(day, half));
    }),
  );
}
