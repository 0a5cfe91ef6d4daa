import { daysOf, type Period } from '../../calendar/period.ts';
import { type Employment, employedPeriod } from '../../people/accounts/employment.ts';
import { standardWork, type WorkFacts } from '../../work-time/day-of-work.ts';
import { freeDaysOf } from './free-days.ts';
import type { CalendarPeople } from './schema.ts';

type ShownPerson = Omit<CalendarPeople['people'][number], 'worksAs' | 'employedFrom' | 'employedUntil'>;

/** The people of a calendar, in the order given, and on which days of the period they do not work anyway, once for all who work alike. */
export function calendarPeople(
  period: Period,
  people: readonly (ShownPerson & { work?: WorkFacts | undefined; employment?: Employment | undefined })[],
): CalendarPeople {
  const dates = daysOf(period);
  const works = [...new Set(people.map(({ work = standardWork }) => work))];
  const numberOf = new Map(works.map((work, index) => [work, index]));
  return {
    people: people.map(({ work = standardWork, employment, ...person }) => ({
      ...person,
      worksAs: numberOf.get(work) ?? 0,
      ...employedWithin(period, employment),
    })),
    works: works.map((work) => ({ free: freeDaysOf(work, dates) })),
  };
}

/** The ends of the employment that leave out days of the period. */
function employedWithin(
  period: Period,
  employment: Employment = {},
): Pick<CalendarPeople['people'][number], 'employedFrom' | 'employedUntil'> {
  const { startDate, endDate } = employedPeriod(employment);
  return {
    ...(startDate > period.startDate && { employedFrom: startDate }),
    ...(endDate < period.endDate && { employedUntil: endDate }),
  };
}
