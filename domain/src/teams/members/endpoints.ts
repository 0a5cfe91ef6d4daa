import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { fileFormat, listTypes } from '../../file-format.ts';
import { Id } from '../../id.ts';
import { DeletedVersion } from '../../version.ts';
import { ExportTeams } from '../directory/schema.ts';
import { checkMayManageTeams, checkTeamExport } from '../directory/team-rules.ts';
import {
  AddMember,
  AllocationCheck,
  Allocations,
  ChangeMember,
  ChangeMembers,
  Colleague,
  ListLoads,
  MyTeam,
  PersonDetails,
  PersonLoad,
  ReadAllocations,
  SearchPeople,
  TeamMember,
  ValidateAllocation,
} from './schema.ts';

const ByTeamId = z.object({ teamId: Id });

const ByMemberId = z.object({ memberId: Id });

export const searchPeople = endpoint({
  name: 'searchPeople',
  summary: 'The active people, by name, with department and teams; X-Total-Count carries how many match',
  method: 'GET',
  path: '/people',
  access: 'signed-in',
  query: SearchPeople,
  status: 200,
  answer: z.array(Colleague),
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const readPerson = endpoint({
  name: 'readPerson',
  summary:
    'A person, with department and teams, and, if the caller may see them, with role, managers, first and last day',
  method: 'GET',
  path: '/people/{id}',
  access: 'signed-in',
  params: z.object({ id: Id }),
  status: 200,
  answer: PersonDetails,
  refusals: ['NOT_FOUND'],
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

export const exportTeams = endpoint({
  name: 'exportTeams',
  summary:
    'The teams that match as a file, by name: a row for each membership, and one for a team without any',
  method: 'GET',
  path: '/teams/export',
  access: 'signed-in',
  mayTry: checkTeamExport,
  query: z.object({ ...ExportTeams.shape, ...fileFormat }),
  status: 200,
  answer: null,
  download: listTypes,
  refusals: ['FORBIDDEN'],
});

export const addMember = endpoint({
  name: 'addMember',
  summary: 'Adds an active user to a team',
  method: 'POST',
  path: '/teams/members',
  access: 'signed-in',
  mayTry: checkMayManageTeams,
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
  mayTry: checkMayManageTeams,
  params: ByMemberId,
  body: ChangeMember,
  status: 200,
  answer: TeamMember,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'ALREADY_MEMBER'],
});

export const changeMembers = endpoint({
  name: 'changeMembers',
  summary: 'Changes up to 100 memberships together: all of them, or none',
  method: 'PUT',
  path: '/teams/members/batch',
  access: 'signed-in',
  mayTry: checkMayManageTeams,
  body: ChangeMembers,
  status: 200,
  answer: z.array(TeamMember),
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'ALREADY_MEMBER'],
});

export const removeMember = endpoint({
  name: 'removeMember',
  summary:
    'Takes a person out of a team: a membership that has begun ends yesterday and stays, one that begins today or later is deleted',
  method: 'DELETE',
  path: '/teams/members/{memberId}',
  access: 'signed-in',
  mayTry: checkMayManageTeams,
  params: ByMemberId,
  query: DeletedVersion,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
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
  refusals: ['NOT_FOUND'],
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

export const listLoads = endpoint({
  name: 'listLoads',
  summary:
    'How full the weeks of the people whose requests the caller sees are, by name; X-Total-Count carries how many match',
  method: 'GET',
  path: '/teams/allocations',
  access: 'signed-in',
  query: ListLoads,
  status: 200,
  answer: z.array(PersonLoad),
  refusals: [],
});
