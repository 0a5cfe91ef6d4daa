import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type Holiday, type Place, takesHalf } from './place.ts';
import { type MinutesOfDay, scheduledMinutes, type WorkSchedule } from './work-schedule.ts';

/** What a person works by from a day on. */
export interface WorkTerms {
  from: CalendarDate;
  schedule: WorkSchedule;
  place: Place;
}

/** Terms in the order of their days; the first hold for all time before the second. */
export type TermsInOrder<Terms extends { from: CalendarDate }> = readonly [Terms, ...Terms[]];

/** What decides how somebody's days are worked. */
export interface WorkFacts {
  terms: TermsInOrder<WorkTerms>;
}

/** What the halves of a day are worth, in minutes. */
export interface DayOfWork {
  /** By the schedule alone. */
  scheduled: MinutesOfDay;
  /** By the schedule, without the halves that are a holiday. */
  worked: MinutesOfDay;
  holiday?: Holiday | undefined;
}

/** The terms in force on the date. */
export function termsOn<Terms extends { from: CalendarDate }>(
  terms: TermsInOrder<Terms>,
  date: CalendarDate,
): Terms {
  let inForce = terms[0];
  for (const each of terms) {
    if (each.from > date) break;
    inForce = each;
  }
  return inForce;
}

/** What the person's day is: what they would work by their schedule, and what is left of it where it is a holiday. */
export function dayOfWork(facts: WorkFacts, date: CalendarDate): DayOfWork {
  const { schedule, place } = termsOn(facts.terms, date);
  const scheduled = scheduledMinutes(schedule, date);
  const holiday = place.holidays.get(date);
  if (!holiday) return { scheduled, worked: scheduled };
  const [morning, afternoon] = scheduled;
  return {
    scheduled,
    worked: [takesHalf(holiday, 'AM') ? 0 : morning, takesHalf(holiday, 'PM') ? 0 : afternoon],
    holiday,
  };
}
