import type { Period } from '../../calendar/period.ts';
import { employedWithin } from '../../people/accounts/employment.ts';
import { type DepartmentPresence, dailyPresence } from './daily-presence.ts';
import type { Coverage } from './schema.ts';

/**
 * How many people there are in the period, and on each business day how many work and how many of them are away for
 * at least half a day.
 */
export function coverage(period: Period, presence: DepartmentPresence): Coverage {
  const days = dailyPresence(period, presence);
  const everEmployed = presence.people.filter((person) => employedWithin(period, person).length > 0);
  return { people: new Set(everEmployed.map(({ id }) => id)).size, days };
}

/**
 * The share of people present, in percent with one decimal; undefined without people. It is 100 only if everyone is
 * present, and 0 only if no one is.
 */
export function presentPercent(away: number, people: number): number | undefined {
  if (people === 0) return undefined;
  if (away === 0 || away === people) return away === 0 ? 100 : 0;
  const rounded = Math.round(((people - away) * 1000) / people) / 10;
  return Math.min(99.9, Math.max(0.1, rounded));
}

/** The share of people away, in percent with one decimal, as exact at both ends as `presentPercent`. */
export function awayPercent(away: number, people: number): number | undefined {
  const present = presentPercent(away, people);
  return present === undefined ? undefined : Math.round((100 - present) * 10) / 10;
}

/** A share of people as screens show it: a whole percentage; 0 and 100 only if that is exact. */
export function wholePercent(percent: number): number {
  if (percent <= 0 || percent >= 100) return percent;
  return Math.min(99, Math.max(1, Math.round(percent)));
}
