import { isWeekend } from '../../calendar/calendar-date.ts';
import { daysOf, includes, type Period } from '../../calendar/period.ts';
import type { DepartmentPresence } from './capacity.ts';
import type { Coverage } from './schema.ts';

/** How many people there are, and how many of them are away on each business day of the period. */
export function coverage(period: Period, { peopleIds, absences }: DepartmentPresence): Coverage {
  const people = new Set(peopleIds);
  const theirs = absences.filter(({ requesterId }) => people.has(requesterId));
  const days = daysOf(period)
    .filter((date) => !isWeekend(date))
    .map((date) => {
      const away = theirs.filter((each) => includes(each, date)).map(({ requesterId }) => requesterId);
      return { date, away: new Set(away).size };
    });
  return { people: people.size, days };
}

/** The share of people who are there, in whole percent; none where there are no people. */
export function presentPercent(away: number, people: number): number | undefined {
  return people === 0 ? undefined : Math.round(((people - away) * 100) / people);
}
