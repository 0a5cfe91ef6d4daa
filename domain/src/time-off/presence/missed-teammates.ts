import { daysOf, type Period } from '../../calendar/period.ts';
import { daysOfWork, isWorked, type WorkFacts } from '../../work-time/day-of-work.ts';
import { type HalfDaySpan, halfDays, halvesOn } from '../../work-time/half-day.ts';

/**
 * The absences of missed teammates: on a day of the period when the requester would work, the teammate would also
 * work in a half they are away. Without work facts people work Monday to Friday.
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
