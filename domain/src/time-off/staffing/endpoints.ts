import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { ReadTeamCapacity, TeamCapacity } from './schema.ts';

const ByTeamId = z.object({ teamId: Id });

export const readTeamCapacity = endpoint({
  name: 'readTeamCapacity',
  summary:
    'What the active members give on each business day, less the approved absences that the caller may see; at most 366 days',
  method: 'GET',
  path: '/teams/{teamId}/capacity',
  access: 'signed-in',
  params: ByTeamId,
  query: ReadTeamCapacity,
  status: 200,
  answer: TeamCapacity,
  refusals: ['NOT_FOUND'],
});
