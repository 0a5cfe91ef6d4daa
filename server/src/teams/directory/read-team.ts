import { notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/teams/directory/messages/message';
import type { Team } from '@almanac/domain/teams/directory/schema';
import type { CallerContext } from '../../platform/use-case/use-case.ts';
import { readTeamsById } from './queries.ts';

export async function readTeam(
  { database, today }: CallerContext,
  { id }: { id: string },
): Promise<Outcome<Team, 'NOT_FOUND'>> {
  const [team] = await readTeamsById(database, today, [id]);
  return team ?? notFound(message('teams.directory.team'));
}
