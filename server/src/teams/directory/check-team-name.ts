import type { CheckTeamName, TeamNameCheck } from '@almanac/domain/teams/directory/schema';
import { teamNameTaken } from '@almanac/domain/teams/directory/team-rules';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { isTeamNameTaken } from './queries.ts';

export async function checkTeamName(
  { database, texts }: UseCaseContext,
  { name, departmentId, excludeTeamId }: CheckTeamName,
): Promise<TeamNameCheck> {
  const isTaken = await isTeamNameTaken(database, name, departmentId, excludeTeamId);
  return isTaken
    ? { available: false, message: texts.text(teamNameTaken(name).message) }
    : { available: true };
}
