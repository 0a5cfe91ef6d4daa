import { notFound, type Outcome } from '@almanac/domain/refusal';
import { toPercent } from '@almanac/domain/teams/percent';
import type { ReadTeamCapacity, TeamCapacity } from '@almanac/domain/teams/schema';
import { capacityPeriod, checkCapacityPeriod, teamCapacity } from '@almanac/domain/teams/team-capacity';
import type { UseCaseContext } from '../platform/use-case.ts';
import { readAbsences, readActiveMemberships } from './membership-queries.ts';
import { doesTeamExist } from './queries.ts';

export async function readTeamCapacity(
  { database, today }: UseCaseContext,
  { teamId, ...asked }: ReadTeamCapacity & { teamId: string },
): Promise<Outcome<TeamCapacity>> {
  const period = capacityPeriod(asked, today);
  const decision = checkCapacityPeriod(period);
  if (decision.refused) return decision;
  if (!(await doesTeamExist(database, teamId))) return notFound('Team');
  const memberships = await readActiveMemberships(database, teamId, period);
  const people = [...new Set(memberships.map(({ userId }) => userId))];
  const absences = await readAbsences(database, people, period);
  return {
    teamId,
    ...period,
    activeMembers: people.length,
    days: teamCapacity(period, memberships, absences).map(({ date, allocated, absent, available }) => ({
      date,
      allocatedPercent: toPercent(allocated),
      absentPercent: toPercent(absent),
      availablePercent: toPercent(available),
    })),
  };
}
