import { type CalendarDate, isWeekend } from '../../calendar/calendar-date.ts';
import { daysOf, includes, intersection, type Period } from '../../calendar/period.ts';
import { type Employment, employedPeriod } from '../../people/accounts/employment.ts';

/** When somebody is away. */
export type PersonalAbsence = Period & { requesterId: string };

/** Who belongs to a department, when they are employed, and who of them is away when. */
export interface DepartmentPresence {
  people: readonly (Employment & { id: string })[];
  absences: readonly PersonalAbsence[];
}

/** How many of the people are employed on a day, and how many of those are away. */
export interface DayPresence {
  date: CalendarDate;
  people: number;
  away: number;
}

/**
 * The presence on each business day of the period, each person once. Absences are followed along their days and not looked
 * through for each day: a year of 5,000 people must hold up nobody else who is served.
 */
export function dailyPresence(period: Period, { people, absences }: DepartmentPresence): DayPresence[] {
  const dates = daysOf(period);
  const positions = new Map(dates.map((date, position) => [date, position]));
  const awayIds = dates.map(() => new Set<string>());
  const employed = new Map<string, Period>();
  for (const person of people) {
    const shown = intersection(employedPeriod(person), period);
    if (shown) employed.set(person.id, shown);
  }
  for (const { requesterId, ...absence } of absences) {
    const present = employed.get(requesterId);
    const away = present && intersection(absence, present);
    if (!away) continue;
    const last = positions.get(away.endDate) ?? 0;
    for (const ids of awayIds.slice(positions.get(away.startDate), last + 1)) ids.add(requesterId);
  }
  const spans = [...employed.values()];
  return dates.flatMap((date, position) => {
    if (isWeekend(date)) return [];
    const count = spans.filter((span) => includes(span, date)).length;
    return [{ date, people: count, away: awayIds[position]?.size ?? 0 }];
  });
}
