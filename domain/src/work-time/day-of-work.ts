import { type CalendarDate, earliestDate } from '../calendar/calendar-date.ts';
import type { Half } from './half-day.ts';
import { type Holiday, type Place, placeWith, takesHalf } from './place.ts';
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

const standardWeek: WorkSchedule = { minutes: [...Array<number>(10).fill(240), 0, 0, 0, 0] };

/** How those work of whom nothing else is known: eight hours from Monday to Friday, without holidays. */
export const standardWork: WorkFacts = {
  terms: [{ from: earliestDate, schedule: standardWeek, place: placeWith([]) }],
};

/** The minutes of the half. */
export function minutesOf(half: Half, [morning, afternoon]: MinutesOfDay): number {
  return half === 'AM' ? morning : afternoon;
}

/** Whether the half of the day is worked. */
export function isWorked({ worked }: DayOfWork, half: Half): boolean {
  return minutesOf(half, worked) > 0;
}

/** Says how days are worked, and looks up those that it has said before, for many people who work alike. */
export function daysOfWork(): (facts: WorkFacts | undefined, date: CalendarDate) => DayOfWork {
  const known = new Map<WorkFacts, Map<CalendarDate, DayOfWork>>();
  return (facts = standardWork, date) => {
    const days = known.get(facts) ?? new Map<CalendarDate, DayOfWork>();
    known.set(facts, days);
    const day = days.get(date) ?? dayOfWork(facts, date);
    days.set(date, day);
    return day;
  };
}
