import { isService, viewerOf } from '@almanac/domain/access/principal';
import { needsPerson } from '@almanac/domain/endpoint';
import type { Outcome } from '@almanac/domain/refusal';
import type { ListedTeam, ListTeams } from '@almanac/domain/teams/directory/schema';
import { type Answered, withTotal } from '../../platform/use-case/answered.ts';
import type { CallerContext } from '../../platform/use-case/use-case.ts';
import { readTeamPage } from './queries.ts';

export async function listTeams(
  { database, today, actor, texts }: CallerContext,
  filters: ListTeams,
): Promise<Outcome<Answered<ListedTeam[]>, 'FORBIDDEN'>> {
  if (filters.mine && isService(actor)) return needsPerson;
  const namesMembers = !isService(actor);
  const { teams, total } = await readTeamPage(database, {
    today,
    viewer: viewerOf(actor),
    filters,
    namesMembers,
    language: texts.language,
  });
  return withTotal(teams, total);
}
