import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../people/schema.ts';
import {
  AddMember,
  AllocationCheck,
  Allocations,
  ChangeMember,
  ChangeMembers,
  ChangeTeam,
  CheckTeamName,
  CreateTeam,
  ListTeams,
  MyTeam,
  ReadAllocations,
  ReadTeamCapacity,
  ReadTeams,
  Team,
  TeamCapacity,
  TeamMember,
  TeamNameCheck,
  ValidateAllocation,
} from './schema.ts';

const ById = z.object({ id: Id });
const ByTeamId = z.object({ teamId: Id });
const ByMemberId = z.object({ memberId: Id });

export const createTeam = endpoint({
  name: 'createTeam',
  summary: 'Adds a team to a department',
  method: 'POST',
  path: '/teams',
  access: 'signed-in',
  body: CreateTeam,
  status: 201,
  answer: Team,
  refusals: ['FORBIDDEN', 'TEAM_NAME_TAKEN'],
});

export const listTeams = endpoint({
  name: 'listTeams',
  summary: 'The teams, by name; X-Total-Count carries how many there are',
  method: 'GET',
  path: '/teams',
  access: 'signed-in',
  query: ListTeams,
  status: 200,
  answer: z.array(Team),
  refusals: [],
});

export const readTeam = endpoint({
  name: 'readTeam',
  summary: 'One team',
  method: 'GET',
  path: '/teams/{id}',
  access: 'signed-in',
  params: ById,
  status: 200,
  answer: Team,
  refusals: ['NOT_FOUND'],
});

export const changeTeam = endpoint({
  name: 'changeTeam',
  summary: 'Changes a team; what is left out stays as it is, null clears',
  method: 'PUT',
  path: '/teams/{id}',
  access: 'signed-in',
  params: ById,
  body: ChangeTeam,
  status: 200,
  answer: Team,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'TEAM_NAME_TAKEN'],
});

export const deleteTeam = endpoint({
  name: 'deleteTeam',
  summary: 'Deletes a team with its memberships; the audit log keeps both',
  method: 'DELETE',
  path: '/teams/{id}',
  access: 'signed-in',
  params: ById,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const readTeams = endpoint({
  name: 'readTeams',
  summary: 'Up to 100 teams, in the order asked; unknown ones are left out',
  method: 'POST',
  path: '/teams/batch',
  access: 'signed-in',
  body: ReadTeams,
  status: 200,
  answer: z.array(Team),
  refusals: [],
});

export const checkTeamName = endpoint({
  name: 'checkTeamName',
  summary: 'Whether a team of the department could have the name',
  method: 'GET',
  path: '/teams/check-name',
  access: 'signed-in',
  query: CheckTeamName,
  status: 200,
  answer: TeamNameCheck,
  refusals: [],
});

export const listMembers = endpoint({
  name: 'listMembers',
  summary: 'Every membership of a team, ended and inactive ones included, by name',
  method: 'GET',
  path: '/teams/{teamId}/members',
  access: 'signed-in',
  params: ByTeamId,
  status: 200,
  answer: z.array(TeamMember),
  refusals: ['NOT_FOUND'],
});

export const readTeamCapacity = endpoint({
  name: 'readTeamCapacity',
  summary: 'What the active members give on each business day, less approved absences; at most 366 days',
  method: 'GET',
  path: '/teams/{teamId}/capacity',
  access: 'signed-in',
  params: ByTeamId,
  query: ReadTeamCapacity,
  status: 200,
  answer: TeamCapacity,
  refusals: ['NOT_FOUND'],
});

export const addMember = endpoint({
  name: 'addMember',
  summary: 'Adds an active user to a team',
  method: 'POST',
  path: '/teams/members',
  access: 'signed-in',
  body: AddMember,
  status: 201,
  answer: TeamMember,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'ALREADY_MEMBER'],
});

export const changeMember = endpoint({
  name: 'changeMember',
  summary: 'Changes a membership; what is left out stays as it is, an end date of null opens the end',
  method: 'PUT',
  path: '/teams/members/{memberId}',
  access: 'signed-in',
  params: ByMemberId,
  body: ChangeMember,
  status: 200,
  answer: TeamMember,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'ALREADY_MEMBER'],
});

export const changeMembers = endpoint({
  name: 'changeMembers',
  summary: 'Changes up to 100 memberships together: all of them, or none',
  method: 'PUT',
  path: '/teams/members/batch',
  access: 'signed-in',
  body: ChangeMembers,
  status: 200,
  answer: z.array(TeamMember),
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'ALREADY_MEMBER'],
});

export const removeMember = endpoint({
  name: 'removeMember',
  summary: 'Removes a membership; the audit log keeps it',
  method: 'DELETE',
  path: '/teams/members/{memberId}',
  access: 'signed-in',
  params: ByMemberId,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const listMyTeams = endpoint({
  name: 'listMyTeams',
  summary: "The teams of the caller's active memberships that have not ended, each with its membership",
  method: 'GET',
  path: '/teams/my/teams',
  access: 'signed-in',
  status: 200,
  answer: z.array(MyTeam),
  refusals: [],
});

export const readMyAllocations = endpoint({
  name: 'readMyAllocations',
  summary: "The caller's allocations in a period, with the total of its fullest day",
  method: 'GET',
  path: '/teams/my/allocations',
  access: 'signed-in',
  query: ReadAllocations,
  status: 200,
  answer: Allocations,
  refusals: [],
});

export const readAllocations = endpoint({
  name: 'readAllocations',
  summary: "A person's allocations in a period, with the total of its fullest day",
  method: 'GET',
  path: '/teams/users/{userId}/allocations',
  access: 'signed-in',
  params: z.object({ userId: Id }),
  query: ReadAllocations,
  status: 200,
  answer: Allocations,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const validateAllocation = endpoint({
  name: 'validateAllocation',
  summary: 'Whether a person has room for an allocation in a period',
  method: 'GET',
  path: '/teams/members/validate-allocation',
  access: 'signed-in',
  query: ValidateAllocation,
  status: 200,
  answer: AllocationCheck,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});
