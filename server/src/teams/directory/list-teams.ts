import { isService, viewerOf } from '@almanac/domain/access/principal';
import { needsPerson } from '@almanac/domain/endpoint';
import type { Outcome } from '@almanac/domain/refusal';
import type { ListTeams, Team } from '@almanac/domain/teams/directory/schema';
import { type Answered, withTotal } from '../../platform/use-case/answered.ts';
import type { CallerContext } from '../../platform/use-case/use-case.ts';
import { readTeamPage } from './queries.ts';

export async function listTeams(
  { database, today, actor }: CallerContext,
  filters: ListTeams,
): Promise<Outcome<Answered<Team[]>, 'FORBIDDEN'>> {
  if (filters.mine && isService(actor)) return needsPerson;
  const { teams, total } = await readTeamPage(database, { today, viewer: viewerOf(actor), filters });
  return withTotal(teams, total);
}
