import { daysOf, type Period } from '../../calendar/period.ts';
import { standardWork, type WorkFacts } from '../../work-time/day-of-work.ts';
import { freeDaysOf } from './free-days.ts';
import type { CalendarPeople } from './schema.ts';

type ShownPerson = Omit<CalendarPeople['people'][number], 'worksAs'>;

/**
 * The people of a calendar in the given order, with their regular days off in the period, listed once per schedule.
 */
export function calendarPeople(
  period: Period,
  people: readonly (ShownPerson & { work?: WorkFacts | undefined })[],
): CalendarPeople {
  const dates = daysOf(period);
  const works = [...new Set(people.map(({ work = standardWork }) => work))];
  const numberOf = new Map(works.map((work, index) => [work, index]));
  return {
    people: people.map(({ work = standardWork, ...person }) => ({
      ...person,
      worksAs: numberOf.get(work) ?? 0,
    })),
    works: works.map((work) => ({ free: freeDaysOf(work, dates) })),
  };
}
