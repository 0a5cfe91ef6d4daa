import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { Deputy, ListDeputies, NameDeputy } from './deputy-schema.ts';

export const listDeputies = endpoint({
  name: 'listDeputies',
  summary:
    'Who stands in for a person, and for whom they do, from today on: for themselves and administrators',
  method: 'GET',
  path: '/deputies',
  access: 'signed-in',
  query: ListDeputies,
  status: 200,
  answer: z.array(Deputy),
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const nameDeputy = endpoint({
  name: 'nameDeputy',
  summary: 'Names who decides in the place of a person while they are away in the period',
  method: 'POST',
  path: '/deputies',
  access: 'signed-in',
  body: NameDeputy,
  status: 201,
  answer: Deputy,
  refusals: ['VALIDATION_ERROR', 'FORBIDDEN', 'NOT_FOUND'],
});

export const removeDeputy = endpoint({
  name: 'removeDeputy',
  summary: 'Has a deputy stand in no longer',
  method: 'DELETE',
  path: '/deputies/{id}',
  access: 'signed-in',
  params: z.object({ id: Id }),
  status: 204,
  answer: null,
  refusals: ['NOT_FOUND'],
});
