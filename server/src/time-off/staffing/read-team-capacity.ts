import { notFound, type Outcome } from '@almanac/domain/refusal';
import { toPercent } from '@almanac/domain/teams/members/percent';
import type { ReadTeamCapacity, TeamCapacity } from '@almanac/domain/time-off/staffing/schema';
import {
  capacityPeriod,
  checkCapacityPeriod,
  teamCapacity,
} from '@almanac/domain/time-off/staffing/team-capacity';
import { readWorkFacts } from '../../leave/work-facts.ts';
import { doesTeamExist } from '../../teams/directory/queries.ts';
import { readActiveMemberships } from '../../teams/members/membership-queries.ts';
import { peopleSeenAway } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { readAbsences } from './queries.ts';

export async function readTeamCapacity(
  { database, today, actor, absenceVisibility }: TimeOffContext,
  { teamId, ...asked }: ReadTeamCapacity & { teamId: string },
): Promise<Outcome<TeamCapacity, 'VALIDATION_ERROR' | 'NOT_FOUND'>> {
  const period = capacityPeriod(asked, today);
  const decision = checkCapacityPeriod(period);
  if (decision.refused) return decision;
  if (!(await doesTeamExist(database, teamId))) return notFound('Team');
  const memberships = await readActiveMemberships(database, teamId, period);
  const people = [...new Set(memberships.map(({ userId }) => userId))];
  const seen = peopleSeenAway({ viewer: actor, today, visibility: absenceVisibility, period });
  const absences = await readAbsences(database, people, seen, period);
  const works = await readWorkFacts(database, people);
  return {
    teamId,
    ...period,
    activeMembers: people.length,
    days: teamCapacity(period, memberships, absences, works).map(
      ({ date, allocated, absent, available }) => ({
        date,
        allocatedPercent: toPercent(allocated),
        absentPercent: toPercent(absent),
        availablePercent: toPercent(available),
      }),
    ),
  };
}
