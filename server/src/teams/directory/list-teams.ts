import type { ListTeams, Team } from '@almanac/domain/teams/directory/schema';
import { type Answered, withTotal } from '../../platform/use-case/answered.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readTeamPage } from './queries.ts';

export async function listTeams(
  { database, today, actor }: UseCaseContext,
  filters: ListTeams,
): Promise<Answered<Team[]>> {
  const { teams, total } = await readTeamPage(database, { today, viewer: actor, filters });
  return withTotal(teams, total);
}
