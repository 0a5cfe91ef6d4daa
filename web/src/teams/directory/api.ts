import type {
  changeTeam,
  checkTeamName,
  createTeam,
  deleteTeam,
  listTeams,
  readTeam,
} from '@almanac/domain/teams/directory/endpoints';
import type { CreateTeam, ListedTeam, Team } from '@almanac/domain/teams/directory/schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import { withoutEmpty } from '../../platform/forms/empty-fields.ts';
import { caller, countedCaller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';
import { shownRecord } from '../../platform/shown-name.ts';
import { type TeamFilters, teamListInput } from './team-filters.ts';

const call = {
  list: countedCaller<typeof listTeams>('GET', '/teams'),
  read: caller<typeof readTeam>('GET', '/teams/{id}'),
  create: caller<typeof createTeam>('POST', '/teams'),
  change: caller<typeof changeTeam>('PUT', '/teams/{id}'),
  delete: caller<typeof deleteTeam>('DELETE', '/teams/{id}'),
  checkName: caller<typeof checkTeamName>('GET', '/teams/check-name'),
};

export const teamCache = { staleTime: 5 * minute, gcTime: 10 * minute };

export const teamsKey = ['teams'] as const;

const listKey = [...teamsKey, 'list'] as const;

export const teamKey = (id: string) => [...teamsKey, 'team', id] as const;

// The deletion event may arrive before the response, while the team page is still open.
const teamsDeletedOnTheirPage = new Set<string>();

export const teamQuerySettings = (id: string) => ({
  ...teamCache,
  enabled: () => !teamsDeletedOnTheirPage.has(id),
});

/** Key of team deletions and member removals, so that screens can hide the rows about to go. */
export const removalKey = [...teamsKey, 'remove'] as const;

/** The server has ordered the page. */
function shownPage({ rows, ...page }: TeamPage & { total: number }) {
  return { ...page, rows: rows.map((team) => shownRecord(team)) };
}

export function teamListQuery(filters: TeamFilters) {
  return queryOptions({
    queryKey: [...listKey, filters],
    queryFn: async ({ signal }) => shownPage(await call.list(teamListInput(filters), signal)),
    placeholderData: keepPreviousData,
    ...teamCache,
  });
}

/** Options offered before a search; others are found by typing. */
const mostTeamsOffered = 100;

/** Active teams that match. */
export function teamOptionsQuery(search: string) {
  return queryOptions({
    queryKey: [...teamsKey, 'options', search],
    queryFn: async ({ signal }) => {
      const input = { isActive: 'true', limit: mostTeamsOffered, ...(search !== '' && { search }) } as const;
      return shownPage(await call.list(input, signal));
    },
    placeholderData: keepPreviousData,
    ...teamCache,
  });
}

export function teamQuery(id: string) {
  return queryOptions({
    queryKey: teamKey(id),
    queryFn: async ({ signal }) => shownRecord(await call.read({ id }, signal)),
    ...teamQuerySettings(id),
  });
}

export function teamNameQuery(question: {
  name: string;
  departmentId: string;
  excludeTeamId?: string | undefined;
}) {
  return queryOptions({
    queryKey: [...teamsKey, 'name', question],
    queryFn: ({ signal }) => call.checkName(question, signal),
    staleTime: 0,
  });
}

export function reloadTeam({ id }: Team): Promise<Team> {
  return call.read({ id });
}

/** Updates the team, or creates one. A team can't change its department. */
export function saveTeamMutation(team: Team | undefined) {
  return mutationOptions({
    mutationFn: ({ values, changes, version }: Submitted<CreateTeam>) => {
      if (!team) return call.create(withoutEmpty(values));
      const { departmentId: _, ...changed } = changes;
      return call.change({ id: team.id, ...changed, version });
    },
    onSuccess: (_team, _fields, _result, { client }) => refetchTeams(client),
  });
}

/**
 * Deletes a team. It disappears from lists at once, and its own queries aren't refetched, even while its page
 * is shown.
 */
export function deleteTeamMutation({ isShown }: { isShown: boolean }) {
  return mutationOptions({
    mutationKey: removalKey,
    mutationFn: ({ id, version }: Team) => call.delete({ id, version: `${version}` }),
    onMutate: ({ id }) => {
      if (isShown) teamsDeletedOnTheirPage.add(id);
    },
    onError: (_error, { id }) => {
      teamsDeletedOnTheirPage.delete(id);
    },
    onSuccess: async (_answer, { id }, _result, { client }) => {
      client.setQueriesData<TeamPage>({ queryKey: listKey }, (page) => page && without(page, id));
      client.removeQueries({ queryKey: teamKey(id), type: 'inactive' });
      await client.invalidateQueries({
        queryKey: teamsKey,
        predicate: ({ queryKey }) => queryKey[2] !== id,
      });
    },
  });
}

/** Drops the cached queries of a deleted team once its page is left. */
export function forgetDeletedTeam(client: QueryClient, id: string): void {
  if (teamsDeletedOnTheirPage.delete(id)) client.removeQueries({ queryKey: teamKey(id) });
}

/** A team change affects lists, counts, allocations and capacities. */
export function refetchTeams(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: teamsKey });
}

interface TeamPage {
  rows: ListedTeam[];
  total: number;
}

function without({ rows, total }: TeamPage, id: string): TeamPage {
  const left = rows.filter((team) => team.id !== id);
  return { rows: left, total: total - (rows.length - left.length) };
}
