import type { Outcome } from '@almanac/domain/refusal';
import { absencesAsSeen } from '@almanac/domain/time-off/presence/absences-as-seen';
import { checkCalendarSize } from '@almanac/domain/time-off/presence/report-size';
import type { ListAbsences, SeenAbsence } from '@almanac/domain/time-off/presence/schema';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { readWorkFacts } from '../../leave/work-facts.ts';
import { onlyThe } from '../../people/accounts/people-queries.ts';
import { type Answered, withTotal } from '../../platform/http/answered.ts';
import { peopleSeenAway } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { countDaysAway, readPeopleAway } from './absence-queries.ts';

export async function listAbsences(
  { database, actor, today, absenceVisibility }: TimeOffContext,
  { departmentId, teamId, userId, limit, ...period }: ListAbsences,
): Promise<Outcome<Answered<SeenAbsence[]>, 'VALIDATION_ERROR'>> {
  const decision = checkPeriod(period);
  if (decision.refused) return decision;
  const everybody = peopleSeenAway({ viewer: actor, today, visibility: absenceVisibility, period });
  const seen = onlyThe(everybody, userId);
  const asked = { ...period, departmentId, teamId };
  const size = checkCalendarSize(await countDaysAway(database, seen, asked));
  if (size.refused) return size;
  const { people, total } = await readPeopleAway(
    database,
    { seen, viewer: actor, today },
    { ...asked, limit },
  );
  const works = await readWorkFacts(
    database,
    people.map(({ id }) => id),
  );
  const absences = absencesAsSeen(
    period,
    people.map((person) => ({ ...person, work: works.get(person.id) })),
  );
  return withTotal(absences, total);
}
