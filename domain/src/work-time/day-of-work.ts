import { type CalendarDate, earliestDate } from '../calendar/calendar-date.ts';
import type { Half } from './half-day.ts';
import { type Holiday, type Place, placeWith, takesHalf } from './place.ts';
import { type MinutesOfDay, scheduledMinutes, type WorkSchedule } from './work-schedule.ts';

/** A person's work terms from a date. */
export interface WorkTerms {
  from: CalendarDate;
  schedule: WorkSchedule;
  place: Place;
}

/** Terms in date order; the first apply to all time before the second. */
export type TermsInOrder<Terms extends { from: CalendarDate }> = readonly [Terms, ...Terms[]];

/** What determines a person's working days. */
export interface WorkFacts {
  terms: TermsInOrder<WorkTerms>;
}

/** The working time of a day's halves, in minutes. */
export interface DayOfWork {
  /** By the schedule alone. */
  scheduled: MinutesOfDay;
  /** By the schedule, without the halves that are a holiday. */
  worked: MinutesOfDay;
  holiday?: Holiday | undefined;
}

/** The terms effective on the date. */
export function termsOn<Terms extends { from: CalendarDate }>(
  terms: TermsInOrder<Terms>,
  date: CalendarDate,
): Terms {
  let effective = terms[0];
  for (const each of terms) {
    if (each.from > date) break;
    effective = each;
  }
  return effective;
}

/** The person's day: the scheduled minutes, and those left on a holiday. */
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

/** The default without work facts: eight hours from Monday to Friday, no holidays. */
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

/** Returns a cached `dayOfWork`, for many people with the same schedule; the default without facts. */
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
