import type { Outcome } from '@almanac/domain/refusal';
import { checkReportViewer } from '@almanac/domain/time-off/approvals/approver';
import { freeDays } from '@almanac/domain/time-off/presence/free-days';
import type { FreeDays, ReadCalendarReport } from '@almanac/domain/time-off/presence/schema';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { readWorkFacts } from '../../leave/work-facts.ts';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { peopleInSight } from '../../teams/members/scope-queries.ts';
import { readPeopleOfCalendar } from './queries.ts';

export async function readFreeDays(
  { database, actor, today }: UseCaseContext,
  filters: ReadCalendarReport,
): Promise<Outcome<FreeDays, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const decision = checkPeriod(filters);
  if (decision.refused) return decision;
  const people = await readPeopleOfCalendar(database, peopleInSight(actor, today), filters);
  const works = await readWorkFacts(
    database,
    people.map(({ id }) => id),
  );
  return freeDays(
    filters,
    people.map((person) => ({ ...person, work: works.get(person.id) })),
  );
}
