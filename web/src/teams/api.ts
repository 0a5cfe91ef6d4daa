import type { Period } from '@almanac/domain/calendar/period';
import type * as People from '@almanac/domain/people/endpoints';
import type * as Teams from '@almanac/domain/teams/endpoints';
import type { Team, TeamMember } from '@almanac/domain/teams/schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller, countedCaller } from '../platform/call.ts';
import { type TeamFilters, teamListInput } from './team-filters.ts';

const call = {
  list: countedCaller<typeof Teams.listTeams>('GET', '/teams'),
  read: caller<typeof Teams.readTeam>('GET', '/teams/{id}'),
  create: caller<typeof Teams.createTeam>('POST', '/teams'),
  change: caller<typeof Teams.changeTeam>('PUT', '/teams/{id}'),
  delete: caller<typeof Teams.deleteTeam>('DELETE', '/teams/{id}'),
  checkName: caller<typeof Teams.checkTeamName>('GET', '/teams/check-name'),
  listMembers: caller<typeof Teams.listMembers>('GET', '/teams/{teamId}/members'),
  addMember: caller<typeof Teams.addMember>('POST', '/teams/members'),
  changeMember: caller<typeof Teams.changeMember>('PUT', '/teams/members/{memberId}'),
  removeMember: caller<typeof Teams.removeMember>('DELETE', '/teams/members/{memberId}'),
  readCapacity: caller<typeof Teams.readTeamCapacity>('GET', '/teams/{teamId}/capacity'),
  readAllocations: caller<typeof Teams.readAllocations>('GET', '/teams/users/{userId}/allocations'),
  listMine: caller<typeof Teams.listMyTeams>('GET', '/teams/my/teams'),
  readMine: caller<typeof Teams.readMyAllocations>('GET', '/teams/my/allocations'),
  listUsers: countedCaller<typeof People.listUsers>('GET', '/admin/users'),
};

const minute = 60_000;
const teamCache = { staleTime: 5 * minute, gcTime: 10 * minute };

const teamsKey = ['teams'] as const;
const listKey = [...teamsKey, 'list'] as const;
export const teamKey = (id: string) => [...teamsKey, 'team', id] as const;

// News of a deletion arrives before its answer, while the page of the team is still open.
const teamsBeingDeleted = new Set<string>();
const ofTeam = (id: string) => ({ ...teamCache, enabled: () => !teamsBeingDeleted.has(id) });

/** Stops to ask for anything of a team that its own page deletes. */
export function holdTeam(id: string): void {
  teamsBeingDeleted.add(id);
}

/** Asks again for what was held; returns whether it was. */
export function releaseTeam(id: string): boolean {
  return teamsBeingDeleted.delete(id);
}

/** Every deletion of a team and removal of a member, so that screens can tell what is about to go. */
export const removalKey = [...teamsKey, 'remove'] as const;

export function teamListQuery(filters: TeamFilters) {
  return queryOptions({
    queryKey: [...listKey, filters],
    queryFn: ({ signal }) => call.list(teamListInput(filters), signal),
    placeholderData: keepPreviousData,
    ...teamCache,
  });
}

export function teamQuery(id: string) {
  return queryOptions({
    queryKey: teamKey(id),
    queryFn: ({ signal }) => call.read({ id }, signal),
    ...ofTeam(id),
  });
}

export function membersQuery(teamId: string) {
  return queryOptions({
    queryKey: [...teamKey(teamId), 'members'],
    queryFn: ({ signal }) => call.listMembers({ teamId }, signal),
    ...ofTeam(teamId),
  });
}

export function capacityQuery(teamId: string, period: Period) {
  return queryOptions({
    queryKey: [...teamKey(teamId), 'capacity', period],
    queryFn: ({ signal }) => call.readCapacity({ teamId, ...period }, signal),
    placeholderData: keepPreviousData,
    ...ofTeam(teamId),
  });
}

export function myTeamsQuery() {
  return queryOptions({
    queryKey: [...teamsKey, 'mine'],
    queryFn: ({ signal }) => call.listMine({}, signal),
    ...teamCache,
  });
}

/** What the viewer is allocated to from the day on. */
export function myAllocationsQuery(startDate: string) {
  return queryOptions({
    queryKey: [...teamsKey, 'mine', 'allocations', startDate],
    queryFn: ({ signal }) => call.readMine({ startDate }, signal),
    ...teamCache,
  });
}

export interface AllocationQuestion {
  userId: string;
  startDate: string;
  endDate?: string | undefined;
  /** The membership that is being edited, which is not in its own way. */
  excludeMemberId?: string | undefined;
}

/** What a person is allocated to in a period; asked anew each time, because others change it, too. */
export function allocationsQuery(question: AllocationQuestion) {
  return queryOptions({
    queryKey: [...teamsKey, 'allocations', question],
    queryFn: ({ signal }) => call.readAllocations(question, signal),
    staleTime: 0,
    gcTime: 0,
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

const offeredUsers = 20;

/** The first active users that the search finds, with how many there are. */
export function userSearchQuery(search: string) {
  return queryOptions({
    queryKey: ['users', 'search', search],
    queryFn: ({ signal }) => call.listUsers({ search, isActive: 'true', limit: offeredUsers }, signal),
    placeholderData: keepPreviousData,
    staleTime: 2 * minute,
  });
}

type NewTeam = Parameters<typeof call.create>[0];
type TeamChange = Parameters<typeof call.change>[0];
type NewMember = Parameters<typeof call.addMember>[0];
type MemberChange = Parameters<typeof call.changeMember>[0];

export function createTeamMutation() {
  return mutationOptions({
    mutationFn: (team: NewTeam) => call.create(team),
    onSuccess: (_team, _input, _result, { client }) => refetchTeams(client),
  });
}

export function changeTeamMutation() {
  return mutationOptions({
    mutationFn: (change: TeamChange) => call.change(change),
    onSuccess: (_team, _input, _result, { client }) => refetchTeams(client),
  });
}

/** Deletes a team. It leaves the lists at once, and nothing of the team itself is asked for again. */
export function deleteTeamMutation() {
  return mutationOptions({
    mutationKey: removalKey,
    mutationFn: ({ id }: Team) => call.delete({ id }),
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

export function addMemberMutation() {
  return mutationOptions({
    mutationFn: (member: NewMember) => call.addMember(member),
    onSuccess: (_member, _input, _result, { client }) => refetchTeams(client),
  });
}

export function changeMemberMutation() {
  return mutationOptions({
    mutationFn: (change: MemberChange) => call.changeMember(change),
    onSuccess: (_member, _input, _result, { client }) => refetchTeams(client),
  });
}

export function removeMemberMutation() {
  return mutationOptions({
    mutationKey: removalKey,
    mutationFn: ({ id }: TeamMember) => call.removeMember({ memberId: id }),
    onSuccess: (_answer, _input, _result, { client }) => refetchTeams(client),
  });
}

/** A change of one team may change lists, counts, allocations and capacities. */
function refetchTeams(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: teamsKey });
}

interface TeamPage {
  rows: Team[];
  total: number;
}

function without({ rows, total }: TeamPage, id: string): TeamPage {
  const left = rows.filter((team) => team.id !== id);
  return { rows: left, total: total - (rows.length - left.length) };
}
