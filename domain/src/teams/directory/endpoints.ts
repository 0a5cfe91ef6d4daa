import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { DeletedVersion } from '../../version.ts';
import {
  ChangeTeam,
  CheckTeamName,
  CreateTeam,
  ListedTeam,
  ListTeams,
  ReadTeams,
  Team,
  TeamNameCheck,
} from './schema.ts';
import { checkMayManageTeams } from './team-rules.ts';

const ById = z.object({ id: Id });

export const createTeam = endpoint({
  name: 'createTeam',
  summary: 'Adds a team to a department',
  method: 'POST',
  path: '/teams',
  access: 'signed-in',
  mayTry: checkMayManageTeams,
  body: CreateTeam,
  status: 201,
  answer: Team,
  refusals: ['FORBIDDEN', 'TEAM_NAME_TAKEN'],
});

export const listTeams = endpoint({
  name: 'listTeams',
  summary:
    'The teams, by name, with their first members for people; X-Total-Count carries how many there are',
  method: 'GET',
  path: '/teams',
  access: 'signed-in',
  scope: 'teams:read',
  query: ListTeams,
  status: 200,
  answer: z.array(ListedTeam),
  refusals: ['FORBIDDEN'],
});

export const readTeam = endpoint({
  name: 'readTeam',
  summary: 'One team',
  method: 'GET',
  path: '/teams/{id}',
  access: 'signed-in',
  scope: 'teams:read',
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
  mayTry: checkMayManageTeams,
  params: ById,
  body: ChangeTeam,
  status: 200,
  answer: Team,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'TEAM_NAME_TAKEN'],
});

export const deleteTeam = endpoint({
  name: 'deleteTeam',
  summary: 'Deletes a team with its memberships; the audit log keeps both',
  method: 'DELETE',
  path: '/teams/{id}',
  access: 'signed-in',
  mayTry: checkMayManageTeams,
  params: ById,
  query: DeletedVersion,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
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
