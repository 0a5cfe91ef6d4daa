import { personName } from '@almanac/domain/access/person-name';
import type { Outcome } from '@almanac/domain/refusal';
import { checkReportViewer } from '@almanac/domain/time-off/approvals/approver';
import { calendarPeople } from '@almanac/domain/time-off/presence/calendar-people';
import type { CalendarPeople, ReadCalendarReport } from '@almanac/domain/time-off/presence/schema';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { readWorkFacts } from '../../leave/work-facts.ts';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { peopleInSight } from '../../teams/members/scope-queries.ts';
import { readPeopleOfCalendar } from './queries.ts';

export async function readCalendarPeople(
  { database, actor, today }: UseCaseContext,
  filters: ReadCalendarReport,
): Promise<Outcome<CalendarPeople, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const decision = checkPeriod(filters);
  if (decision.refused) return decision;
  const people = await readPeopleOfCalendar(database, peopleInSight(actor, today), filters);
  const works = await readWorkFacts(
    database,
    people.map(({ id }) => id),
  );
  return calendarPeople(
    filters,
    people.map((person) => ({
      id: person.id,
      name: personName(person),
      ...(!person.isActive && { isActive: false as const }),
      work: works.get(person.id),
    })),
  );
}
