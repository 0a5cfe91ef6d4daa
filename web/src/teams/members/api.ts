import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type {
  addMember,
  changeMember,
  listLoads,
  listMembers,
  listMyTeams,
  readAllocations,
  readPerson,
  removeMember,
  searchPeople,
} from '@almanac/domain/teams/members/endpoints';
import type { LoadState } from '@almanac/domain/teams/members/load-states';
import type { AddMember, TeamMember } from '@almanac/domain/teams/members/schema';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import { withoutEmpty } from '../../platform/forms/empty-fields.ts';
import { caller, countedCaller } from '../../platform/http/call.ts';
import { shownRecords } from '../../platform/shown-name.ts';
import {
  refetchTeams,
  removalKey,
  teamCache,
  teamKey,
  teamQuerySettings,
  teamsKey,
} from '../directory/api.ts';

const call = {
  listMembers: caller<typeof listMembers>('GET', '/teams/{teamId}/members'),
  addMember: caller<typeof addMember>('POST', '/teams/members'),
  changeMember: caller<typeof changeMember>('PUT', '/teams/members/{memberId}'),
  removeMember: caller<typeof removeMember>('DELETE', '/teams/members/{memberId}'),
  readAllocations: caller<typeof readAllocations>('GET', '/teams/users/{userId}/allocations'),
  listMine: caller<typeof listMyTeams>('GET', '/teams/my/teams'),
  searchPeople: countedCaller<typeof searchPeople>('GET', '/people'),
  readPerson: caller<typeof readPerson>('GET', '/people/{id}'),
  listLoads: countedCaller<typeof listLoads>('GET', '/teams/allocations'),
};

export function membersQuery(teamId: string) {
  return queryOptions({
    queryKey: [...teamKey(teamId), 'members'],
    queryFn: ({ signal }) => call.listMembers({ teamId }, signal),
    ...teamQuerySettings(teamId),
  });
}

export interface PeopleFilters {
  search?: string | undefined;
  page: number;
}

export interface PeopleQuestion extends PeopleFilters {
  limit?: number;
  /** Only possible deputies of the person. */
  deputyFor?: string | undefined;
  /** Only people whose requests the viewer decides. */
  isDecidedByMe?: 'true' | undefined;
}

export const colleaguePageSize = 20;

/** Options offered before a search; others are found by typing. */
export const mostOffered = 100;

/** Matching active people with their public details. */
export function colleaguesQuery(filters: PeopleQuestion) {
  return queryOptions({
    queryKey: [...teamsKey, 'people', filters],
    queryFn: ({ signal }) => call.searchPeople({ limit: colleaguePageSize, ...filters }, signal),
    placeholderData: keepPreviousData,
    ...teamCache,
  });
}

/** A person's public details. */
export function colleagueQuery(id: string) {
  return queryOptions({
    queryKey: [...teamsKey, 'person', id],
    queryFn: ({ signal }) => call.readPerson({ id }, signal),
    ...teamCache,
  });
}

export function myTeamsQuery() {
  return queryOptions({
    queryKey: [...teamsKey, 'mine'],
    queryFn: async ({ signal }) => shownRecords(await call.listMine({}, signal)),
    ...teamCache,
  });
}

export interface AllocationQuestion {
  userId: string;
  startDate: string;
  endDate?: string | undefined;
  /** The edited membership, excluded from the check. */
  excludeMemberId?: string | undefined;
}

/** A person's allocations in a period. Always refetched, as others change them too. */
export function allocationsQuery(question: AllocationQuestion) {
  return queryOptions({
    queryKey: [...teamsKey, 'allocations', question],
    queryFn: ({ signal }) => call.readAllocations(question, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The current membership; undefined if it is gone. */
export async function reloadMember({ id, teamId }: TeamMember): Promise<TeamMember | undefined> {
  return (await call.listMembers({ teamId })).find((member) => member.id === id);
}

/** Updates and activates the membership, or adds one. */
export function saveMemberMutation(member: TeamMember | undefined) {
  return mutationOptions({
    mutationFn: ({ values, changes, version }: Submitted<AddMember>) => {
      if (!member) return call.addMember(withoutEmpty(values));
      const { teamId: _team, userId: _user, ...changed } = changes;
      const sent = { ...changed, isActive: true, version };
      return call.changeMember({ memberId: member.id, ...sent });
    },
    onSuccess: (_member, _fields, _result, { client }) => refetchTeams(client),
  });
}

export function removeMemberMutation() {
  return mutationOptions({
    mutationKey: removalKey,
    mutationFn: ({ id, version }: TeamMember) => call.removeMember({ memberId: id, version: `${version}` }),
    onSuccess: (_answer, _input, _result, { client }) => refetchTeams(client),
  });
}

/** Filters of the allocations page. */
export interface LoadFilters {
  search?: string | undefined;
  departmentId?: string | undefined;
  teamId?: string | undefined;
  load?: LoadState | undefined;
  page: number;
}

export const loadPageSize = 50;
/** Weeks on the allocations page. */
export const loadWeeks = 13;

/** Weekly allocations of the people visible to the viewer. */
export function loadsQuery(filters: LoadFilters & { startDate: CalendarDate }) {
  return queryOptions({
    queryKey: [...teamsKey, 'loads', filters],
    queryFn: ({ signal }) => call.listLoads({ ...filters, weeks: loadWeeks, limit: loadPageSize }, signal),
    placeholderData: keepPreviousData,
    ...teamCache,
  });
}
