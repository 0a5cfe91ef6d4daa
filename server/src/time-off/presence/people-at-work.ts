import { checkReportViewer } from '@almanac/domain/access/approver-rules';
import type { Outcome } from '@almanac/domain/refusal';
import type { ReadCalendarReport } from '@almanac/domain/time-off/presence/schema';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { readWorkFacts } from '../../leave/facts/work-facts.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { visiblePeople } from '../../teams/members/scope-queries.ts';
import { readPeopleOfCalendar } from './queries.ts';

type PersonOfCalendar = Awaited<ReturnType<typeof readPeopleOfCalendar>>[number];
type WorkOf = Awaited<ReturnType<typeof readWorkFacts>>;
type PersonAtWork = PersonOfCalendar & { work: ReturnType<WorkOf['get']> };

/** The calendar's people visible to the approver, with their working patterns. */
export async function readPeopleAtWork(
  { database, actor, today }: UseCaseContext,
  filters: ReadCalendarReport,
): Promise<Outcome<PersonAtWork[], 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const decision = checkPeriod(filters);
  if (decision.refused) return decision;
  const people = await readPeopleOfCalendar(database, visiblePeople(actor, today), filters);
  const works = await readWorkFacts(
    database,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({ ...person, work: works.get(person.id) }));
}
