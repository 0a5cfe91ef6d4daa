import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { daysOf, type Period } from '@almanac/domain/calendar/period';
import { workDays } from '@almanac/domain/time-off/presence/work-days';
import { readPersonalRules } from '../../../leave/rule-facts.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { inPieces } from '../../../platform/work/in-pieces.ts';
import { readActiveIds } from '../records/channel-queries.ts';

/** The days of the period, and whether anyone works on them by schedule, holidays and employment. */
export async function readWorkingDays(
  database: Reader,
  period: Period,
): Promise<{ date: CalendarDate; isWorked: boolean }[]> {
  const worked = new Set<CalendarDate>();
  const dates = daysOf(period);
  const rules = inPieces(await readActiveIds(database), async (ids) => [
    ...(await readPersonalRules(database, ids)).people.values(),
  ]);
  for await (const person of rules) {
    for (const { date, am, pm } of workDays(period, person, person.employment)) {
      if (am + pm > 0) worked.add(date);
    }
    if (worked.size === dates.length) break;
  }
  return dates.map((date) => ({ date, isWorked: worked.has(date) }));
}
