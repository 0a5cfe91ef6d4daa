import type { ReadTeams, Team } from '@almanac/domain/teams/directory/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readTeamsById } from './queries.ts';

export function readTeams({ database, today }: UseCaseContext, { teamIds }: ReadTeams): Promise<Team[]> {
  return readTeamsById(database, today, teamIds);
}
