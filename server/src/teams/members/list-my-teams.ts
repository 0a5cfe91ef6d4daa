import type { MyTeam } from '@almanac/domain/teams/members/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readTeamsOf } from './queries.ts';

export function listMyTeams({ database, today, actor }: UseCaseContext): Promise<MyTeam[]> {
  return readTeamsOf(database, today, actor.id);
}
